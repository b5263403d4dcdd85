import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Tx } from '#db/client.ts'
import {
  findDirecte,
  insertDiscussion,
  lockAny,
  writeDemande,
} from '../discussions/discussions.repository.ts'
import { insertParticipations } from '../discussions/participations.repository.ts'

/** The direct discussion of two members who need not ask: the one that they have, accepted, or a new one without a message. */
export const openDirecte = async (
  db: Tx,
  { de, a }: { readonly de: string; readonly a: string },
  now: Date,
): Promise<string> => {
  const id = await insertDiscussion(db, { type: 'directe', creeePar: de, autreId: a }, now)
  if (id !== undefined) {
    const both = [
      { compteId: de, autreId: a },
      { compteId: a, autreId: de },
    ]
    await insertParticipations(db, { id, type: 'directe', numero: 0 }, both, now)
    return id
  }
  const existing = await findDirecte(db, de, a)
  const discussion = existing && (await lockAny(db, existing.id))
  if (!discussion) throw commonErrors.introuvable()
  if (discussion.demande === 'en_attente' || discussion.demande === 'refusee')
    await writeDemande(db, discussion.id, { demande: 'acceptee', repondueLe: now })
  return discussion.id
}
