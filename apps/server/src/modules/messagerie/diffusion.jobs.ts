import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type Job } from '#kit/jobs.ts'
import { lockAny } from './discussions/discussions.repository.ts'
import { listLot, writeDernier } from './discussions/participations.repository.ts'
import { tellMessage } from './lettres/message.lettres.ts'
import { extraitOf } from './messages/extrait.ts'
import { findTenu } from './messages/messages.repository.ts'
import { tellChangement } from './tell-changement.ts'

const BATCH = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

const donnees = z.object({ discussionId: z.uuid(), apres: z.uuid().optional() })

/**
 * After a message in a large discussion: writes it on the rows of its participants and tells them, by batches. It always writes the
 * latest message, so that two jobs of one discussion do no harm.
 */
export const diffuseJob: Job<typeof donnees> = defineJob({
  name: 'messagerie.diffuser',
  data: donnees,
  run: ({ discussionId, apres = FIRST }, { transaction }) =>
    transaction(async (ctx) => {
      const discussion = await lockAny(ctx.db, discussionId)
      const message = discussion && (await findTenu(ctx.db, discussionId, discussion.numero))
      if (!discussion || !message) return
      const { titre, revision } = discussion
      const { numero, auteureId, contenu, statut, nbFichiers, envoyeLe } = message
      const lot = await listLot(ctx.db, discussionId, apres, BATCH)
      const isLisible = statut === 'envoye' || statut === 'modifie'
      const avisees = await writeDernier(
        ctx.db,
        discussionId,
        {
          numero,
          revision,
          auteureId,
          extrait: isLisible ? extraitOf(contenu) : '',
          statut,
          piecesJointes: nbFichiers > 0,
          envoyeLe,
        },
        { now: ctx.now(), among: lot },
      )
      if (auteureId !== null && isLisible)
        await tellMessage(ctx, { discussionId, titre, isDemande: false, numero, auteureId }, avisees)
      const ids = avisees.map(({ compteId }) => compteId)
      tellChangement(ctx, { id: discussionId, revision }, ids)
      const last = lot.at(-1)
      if (lot.length === BATCH && last !== undefined)
        await ctx.enqueue(diffuseJob, { discussionId, apres: last })
    }),
})
