import { isUnavailable } from '#db/unavailable.ts'
import { MailPostponed, MailRefused } from '#gateways/mail/mail.ts'
import type { JobCtx, JobWriteCtx } from '#kit/jobs.ts'
import { Ignoree, type Issue, type Lettre, type Written } from '#kit/lettres.ts'
import { closeEnvoi, lockNextEnvoi, postponeEnvoi, type Envoi } from './envois.repository.ts'

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

/** A letter that the database still holds after a change of version. */
const INCONNUE = 'lettre inconnue de cette version'

const parsedOf = ({ donnees }: Envoi, lettre: Lettre): object => lettre.donnees.parse(donnees) as object

type Delivered = {
  readonly issue: Issue
  readonly lettre: Lettre | undefined
  readonly sent?: Written['sent']
}

/** Writes and sends one letter; never throws for a reason that concerns its recipient only. */
const deliver = async (envoi: Envoi, ctx: JobWriteCtx): Promise<Delivered> => {
  const lettre = ctx.lettres.get(envoi.lettre)
  if (!lettre?.write) return { lettre, issue: { statut: 'echec', motif: INCONNUE } }
  const written = await lettre.write(parsedOf(envoi, lettre), ctx)
  if (written instanceof Ignoree) return { lettre, issue: { statut: written.statut, motif: written.motif } }
  const { sent, ...mail } = written
  try {
    await ctx.mail.send({ id: envoi.cle, ...mail })
    return { lettre, sent, issue: { statut: 'envoye', motif: null } }
  } catch (error) {
    // Only the status: the server's own words contain the address, which must not outlive the account.
    if (error instanceof MailRefused)
      return { lettre, issue: { statut: 'echec', motif: `adresse refusée (${error.status})` } }
    if (error instanceof MailPostponed)
      return { lettre, issue: { statut: 'reporte', motif: `messagerie occupée (${error.status})` } }
    throw new MailUnavailable('the mail server does not take mails', { cause: error })
  }
}

/** A letter that waits is tried again after one minute, then two, four… */
const backoffOf = ({ essais }: Envoi): number => Math.min(2 ** essais, MAX_WAIT_MINUTES) * MINUTE_MS

const isTooOld = ({ creeLe }: Envoi, now: Date): boolean =>
  now.getTime() - new Date(creeLe).getTime() > MAX_AGE_MS

/** Records what became of a letter. */
const record = async (
  envoi: Envoi,
  { issue, lettre, sent }: Delivered,
  ctx: JobWriteCtx,
  waitMs = backoffOf(envoi),
): Promise<void> => {
  const now = ctx.now()
  const { statut, motif } = issue
  const final = statut !== 'reporte' ? statut : isTooOld(envoi, now) ? 'echec' : undefined
  if (final) await closeEnvoi(ctx.db, envoi.id, { statut: final, motif }, now)
  else await postponeEnvoi(ctx.db, envoi.id, { motif, until: new Date(now.getTime() + waitMs) }, now)
  await sent?.(ctx)
  if (lettre) await lettre.record?.(parsedOf(envoi, lettre), { statut: final ?? 'reporte', motif }, ctx)
}

/** The transaction was rolled back: another one records why. A mail that has left is never sent again. */
const recordFailure = (
  envoi: Envoi,
  delivered: Delivered | undefined,
  error: unknown,
  ctx: JobCtx,
): Promise<void> =>
  ctx.transaction(async (inside) => {
    if (delivered?.issue.statut === 'envoye')
      return closeEnvoi(inside.db, envoi.id, { statut: 'envoye', motif: null }, ctx.now())
    const lettre = ctx.lettres.get(envoi.lettre)
    return error instanceof MailUnavailable
      ? record(
          envoi,
          { lettre, issue: { statut: 'reporte', motif: 'messagerie indisponible' } },
          inside,
          SOON_MS,
        )
      : record(envoi, { lettre, issue: { statut: 'reporte', motif: 'erreur interne' } }, inside)
  })

/**
 * Sends the next letter that is due; returns whether there was one. One transaction locks it, sends it and records it: a
 * worker that is killed repeats a mail only if the mail server had accepted it and the commit had not happened, under the
 * same Message-ID.
 */
export const sendNextEnvoi = async (ctx: JobCtx): Promise<boolean> => {
  let envoi: Envoi | undefined
  let delivered: Delivered | undefined
  try {
    return await ctx.transaction(async (inside) => {
      envoi = await lockNextEnvoi(inside.db, ctx.now())
      if (!envoi) return false
      delivered = await deliver(envoi, inside)
      await record(envoi, delivered, inside)
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
