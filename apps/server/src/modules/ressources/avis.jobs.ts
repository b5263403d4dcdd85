import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type Job, type Writing } from '#kit/jobs.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { deleteNotificationsOfCible } from '#modules/notifications/notifications.public.ts'
import { lockAAnnoncer, markAnnoncee, markAAnnoncer } from './avis.repository.ts'
import { listAverties, listDestinataires } from './lettres/ressource-lue.queries.ts'
import { ressourceLettre } from './lettres/ressources.lettres.ts'

const BATCH = 1000

/** The last account of a full batch, after which the next one begins; null after the last batch. */
const lastOf = (comptes: readonly string[]): string | null =>
  comptes.length === BATCH ? (comptes.at(-1) ?? null) : null

const annoncerData = z.object({ ressourceId: z.uuid() })

/** After the first publication of a resource: notifies its readers in batches. Its row stores the last member notified. */
export const annoncerJob: Job<typeof annoncerData> = defineJob({
  name: 'ressources.annoncer',
  data: annoncerData,
  run: ({ ressourceId }, { transaction }) =>
    transaction(async (ctx) => {
      const ressource = await lockAAnnoncer(ctx.db, ressourceId)
      if (!ressource) return
      const { type, titre, jusqua } = ressource
      const destinataires = await listDestinataires(ctx, ressource, { apres: jusqua, limit: BATCH })
      await sendLettres(
        ctx,
        ressourceLettre,
        destinataires.map((compteId) => ({
          compteId,
          objetId: ressourceId,
          donnees: { ressourceId, compteId, type, titre },
        })),
      )
      const last = lastOf(destinataires)
      await markAnnoncee(ctx.db, ressourceId, last, ctx.now())
      if (last !== null) await ctx.enqueue(annoncerJob, { ressourceId })
    }),
})

const oublierData = z.object({ ressourceId: z.uuid(), apres: z.uuid().nullable().default(null) })

/** Once a resource is archived or limited to fewer readers, deletes the notifications of those who may no longer read it, in batches. */
export const oublierJob: Job<typeof oublierData> = defineJob({
  name: 'ressources.oublier',
  data: oublierData,
  run: ({ ressourceId, apres }, { transaction }) =>
    transaction(async (ctx) => {
      const averties = await listAverties(ctx, ressourceId, { apres, limit: BATCH })
      if (averties.length === 0) return
      await deleteNotificationsOfCible(ctx.db, averties, { type: 'ressource', id: ressourceId })
      ctx.afterCommit(() => publishNonLus(ctx.memory, averties))
      const last = lastOf(averties)
      if (last !== null) await ctx.enqueue(oublierJob, { ressourceId, apres: last })
    }),
})

type Telling = Pick<Writing, 'db' | 'enqueue'>

/** Has the readers of a resource told of it, once. Its transaction has published it. */
export const tellRessource = async ({ db, enqueue }: Telling, ressourceId: string): Promise<void> => {
  await markAAnnoncer(db, ressourceId)
  await enqueue(annoncerJob, { ressourceId })
}

/** Plans the job that deletes the notifications about a resource of those who may no longer read it. */
export const forgetRessource = async (
  { enqueue }: Pick<Writing, 'enqueue'>,
  ressourceId: string,
): Promise<void> => {
  await enqueue(oublierJob, { ressourceId })
}
