import { createHash } from 'node:crypto'
import type { Inside } from '#modules/envois/envois.public.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { lockAny } from '../discussions/discussions.repository.ts'
import { empreinteOf } from '../messages/empreinte.ts'
import { findSent } from '../messages/messages.repository.ts'
import { writeMessage } from '../messages/write-message.ts'
import { openDirecte } from './open-directe.ts'

/** The same id for the same lot and member: a job that runs again writes nothing twice. */
const idOf = (lot: string, compteId: string): string => {
  const hex = createHash('sha256').update(`${lot} ${compteId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Writes to one member on behalf of somebody who need not ask her: in their direct discussion, opened if there is none. Nothing if a
 * block hides one from the other.
 */
export const writeToMembre = async (
  ctx: Inside,
  {
    lot,
    de,
    a,
    contenu,
  }: { readonly lot: string; readonly de: string; readonly a: string; readonly contenu: string },
): Promise<void> => {
  const { db, now } = ctx
  const id = idOf(lot, a)
  if ((await areBloquees(db, de, a)) || (await findSent(db, id))) return
  const discussion = await lockAny(db, await openDirecte(db, { de, a }, now()))
  if (!discussion) return
  const { titre, nb_participantes: nbParticipantes } = discussion
  const empreinte = empreinteOf({ contenu, piecesJointes: [], citation: null })
  const message = { id, auteureId: de, contenu, citation: null, nbFichiers: 0, empreinte }
  await writeMessage(ctx, { id: discussion.id, titre, nbParticipantes, isDemande: false }, message)
}
