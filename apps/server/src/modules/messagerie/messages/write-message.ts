import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { isGrande } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Inside } from '#modules/envois/envois.public.ts'
import { diffuseJob } from '../diffusion.jobs.ts'
import { raiseNumero } from '../discussions/discussions.repository.ts'
import { writeDernier } from '../discussions/participations.repository.ts'
import { tellMessage } from '../lettres/message.lettres.ts'
import { tellChangement } from '../tell-changement.ts'
import { extraitOf } from './extrait.ts'
import { insertMessage, type Citation } from './messages.repository.ts'

type Discussion = {
  readonly id: string
  readonly titre: string | null
  readonly nbParticipantes: number
  /** A first contact waits for an answer. */
  readonly isDemande: boolean
}

type Ecrit = {
  readonly id: string
  readonly auteureId: string
  readonly contenu: string
  readonly citation: Citation | null
  readonly nbFichiers: number
  readonly empreinte: Buffer
}

/**
 * Adds a message to a discussion that is locked: its number, the rows of its participants and their letters, in one transaction. In a
 * large discussion a job tells the others.
 */
export const writeMessage = async (
  ctx: Inside,
  { id: discussionId, titre, nbParticipantes, isDemande }: Discussion,
  message: Ecrit,
): Promise<{ readonly numero: number }> => {
  const { db } = ctx
  const now = ctx.now()
  const { auteureId, contenu, nbFichiers } = message
  const { numero, revision } = await raiseNumero(db, discussionId)
  // Somebody else has just used its id.
  if (!(await insertMessage(db, { ...message, discussionId, numero, revision }, now)))
    throw messagerieErrors.message_different()
  const isLater = isGrande({ nbParticipantes })
  const avisees = await writeDernier(
    db,
    discussionId,
    {
      numero,
      revision,
      auteureId,
      extrait: extraitOf(contenu),
      statut: 'envoye',
      piecesJointes: nbFichiers > 0,
      envoyeLe: now,
    },
    { now, ...(isLater && { among: [auteureId] }) },
  )
  if (isLater) await ctx.enqueue(diffuseJob, { discussionId })
  await tellMessage(ctx, { discussionId, titre, isDemande, numero, auteureId }, avisees)
  const ids = avisees.map(({ compteId }) => compteId)
  tellChangement(ctx, { id: discussionId, revision }, ids)
  return { numero }
}
