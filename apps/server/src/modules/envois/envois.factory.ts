import type { z } from '@entrelles/contract/kit/z.ts'
import type { Db } from '#db/client.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { JobCtx } from '#kit/jobs.ts'
import type { Lettre } from '#kit/lettres.ts'
import type { Services } from '#kit/services.ts'
import { sendEnvoisJob } from './envois.jobs.ts'
import { sendLettre } from './envois.public.ts'

type Told<Schema extends z.ZodType> = Parameters<typeof sendLettre<Schema>>[2]

/** Plans a letter, as an act does; the worker has not seen it yet. */
export const planLettre = <Schema extends z.ZodType>(
  { services }: { readonly services: Services },
  lettre: Lettre<Schema>,
  told: Told<Schema>,
): Promise<void> => jobCtxOf(services)(services.log).transaction((inside) => sendLettre(inside, lettre, told))

/** The queue that wakes the workers up. */
export const EXPEDITION = sendEnvoisJob.name

/** One turn of a worker: sends the letters that are due. It does not come back by itself. */
export const sendEnvois = (ctx: JobCtx): Promise<void> => sendEnvoisJob.run({ echecs: 9 }, ctx)

/** The letters in the order of their keys, lines before mails, each as « faq-reponse-1 ignore compte effacé ». */
export const envoisOf = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('envois')
    .orderBy('cle')
    .orderBy('canal')
    .select(['cle', 'statut', 'motif'])
    .execute()
  return rows.map(({ cle, statut, motif }) => [cle, statut, motif ?? ''].join(' ').trim())
}
