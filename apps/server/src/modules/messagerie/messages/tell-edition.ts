import type { Ctx } from '#kit/ctx.ts'
import type { DiscussionTenue } from '../discussions/discussions.repository.ts'
import { correctDernier, listParticipantes, writeRevision } from '../discussions/participations.repository.ts'
import { tellChangement } from '../tell-changement.ts'
import { extraitOf } from './extrait.ts'
import type { MessageTenu } from './messages.repository.ts'

type Inside = Pick<Ctx, 'db' | 'afterCommit' | 'memory'>

/** After a change of a message: the inbox shows its new words, the revision follows, and open threads are told. */
export const tellEdition = async (
  ctx: Inside,
  { id, revision }: Pick<DiscussionTenue, 'id' | 'revision'>,
  message?: Pick<MessageTenu, 'numero' | 'contenu' | 'statut' | 'nbFichiers'>,
): Promise<void> => {
  const { db } = ctx
  if (message)
    await correctDernier(db, id, {
      numero: message.numero,
      extrait: extraitOf(message.contenu),
      statut: message.statut,
      piecesJointes: message.nbFichiers > 0,
    })
  await writeRevision(db, id, revision)
  tellChangement(ctx, { id, revision }, await listParticipantes(db, id))
}
