import { isUnavailable } from '#db/unavailable.ts'
import type { JobCtx, JobWriteCtx } from '#kit/jobs.ts'
import type { Issue, Lettre, RecordCtx } from '#kit/lettres.ts'
import { closeEnvoi, delayEnvoi, lockNextEnvoi, postponeEnvoi, type Envoi } from './envois.repository.ts'

/** The mail server cannot be reached, or refuses every mail: the other letters must wait too. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

const MINUTE_MS = 60_000
const MAX_WAIT_MINUTES = 60
/** An unreachable server is tried again soon: it is the server that fails, not this letter. */
const SOON_MS = 4000
/** What mail servers themselves do: after five days, a letter has failed. */
const MAX_AGE_MS = 5 * 86_400_000

export const parsedOf = ({ donnees }: Pick<Envoi, 'donnees'>, lettre: Lettre): object =>
  lettre.donnees.parse(donnees) as object

export type Delivered = {
  readonly issue: Issue
  readonly lettre: Lettre | undefined
  /** What the letter itself writes, in the transaction that records it. */
  readonly apres?: ((ctx: RecordCtx) => Promise<void>) | undefined
  /** When a postponed letter is tried again, if it was said. */
  readonly waitMs?: number
}

/** Tries one letter on its channel; undefined if it was put off without an attempt, and nothing is to be recorded. */
export type Deliver = (envoi: Envoi, ctx: JobWriteCtx) => Promise<Delivered | undefined>

/** The lanes of a channel, in their order, and how it is sent. */
export type Canal = { readonly voies: readonly number[]; readonly deliver: Deliver }

/** A letter that waits is tried again after one minute, then two, four… */
const backoffOf = ({ essais }: Envoi): number => Math.min(2 ** essais, MAX_WAIT_MINUTES) * MINUTE_MS

const isTooOld = ({ creeLe }: Envoi, now: Date): boolean =>
  now.getTime() - new Date(creeLe).getTime() > MAX_AGE_MS

/** Records what became of a letter. */
const record = async (
  envoi: Envoi,
  { issue, lettre, apres, waitMs = backoffOf(envoi) }: Delivered,
  ctx: JobWriteCtx,
): Promise<void> => {
  const now = ctx.now()
  const { statut, motif } = issue
  const final = statut !== 'reporte' ? statut : isTooOld(envoi, now) ? 'echec' : undefined
  await apres?.(ctx)
  // A push is told beside the mail, whose result the module keeps.
  const isAgain =
    lettre &&
    envoi.canal === 'mail' &&
    (await lettre.record?.(parsedOf(envoi, lettre), { statut: final ?? 'reporte', motif }, ctx))
  if (isAgain) await delayEnvoi(ctx.db, envoi.id, { motif: null, until: now })
  else if (final) await closeEnvoi(ctx.db, envoi.id, { statut: final, motif }, now)
  else await postponeEnvoi(ctx.db, envoi.id, { motif, until: new Date(now.getTime() + waitMs) }, now)
}

const failureOf = (error: unknown, lettre: Lettre | undefined): Delivered =>
  error instanceof MailUnavailable
    ? { lettre, issue: { statut: 'reporte', motif: 'messagerie indisponible' }, waitMs: SOON_MS }
    : { lettre, issue: { statut: 'reporte', motif: 'erreur interne' } }

/** The transaction was rolled back: another one records why. A letter that has left is never sent again. */
const recordFailure = (
  envoi: Envoi,
  delivered: Delivered | undefined,
  error: unknown,
  ctx: JobCtx,
): Promise<void> =>
  ctx.transaction((inside) =>
    delivered?.issue.statut === 'envoye'
      ? closeEnvoi(inside.db, envoi.id, { statut: 'envoye', motif: null }, ctx.now())
      : record(envoi, failureOf(error, ctx.lettres.get(envoi.lettre)), inside),
  )

/**
 * Sends the next letter of a channel that is due; returns whether there was one. One transaction locks it, sends it and
 * records it: a worker that is killed repeats a mail only if the mail server had accepted it and the commit had not happened,
 * under the same Message-ID.
 */
export const sendNextEnvoi = async (ctx: JobCtx, { voies, deliver }: Canal): Promise<boolean> => {
  let envoi: Envoi | undefined
  let delivered: Delivered | undefined
  try {
    return await ctx.transaction(async (inside) => {
      envoi = await lockNextEnvoi(inside.db, voies, ctx.now())
      if (!envoi) return false
      delivered = await deliver(envoi, inside)
      if (delivered) await record(envoi, delivered, inside)
      return true
    })
  } catch (error) {
    if (!envoi || isUnavailable(error as Error)) throw error
    await recordFailure(envoi, delivered, error, ctx)
    if (error instanceof MailUnavailable) throw error
    ctx.log.error({ err: error, lettre: envoi.lettre, envoiId: envoi.id }, 'a letter could not be written')
    return true
  }
}
