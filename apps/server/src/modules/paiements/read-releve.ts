import type { EtatPaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Reglement } from '#gateways/payment/payment.ts'
import type { Db } from '#db/client.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { readCommande } from './read-commande.ts'

const HOUR_MS = 3_600_000
/** How far back the first reading goes (FIRST_MS), and the search for refunds and disputes (WEEKS_MS). */
const FIRST_MS = 24 * HOUR_MS
const WEEKS_MS = 100 * 24 * HOUR_MS

const ETATS: Readonly<Record<string, EtatPaiement>> = { Refunded: 'rembourse', Contested: 'conteste' }

/** The payments of a page whose state differs from ours. */
const newsOf = async (db: Db, page: readonly Reglement[]): Promise<readonly Reglement[]> => {
  if (page.length === 0) return []
  const known = await db
    .selectFrom('paiements')
    .where(
      'reglement_id',
      'in',
      page.map(({ id }) => id),
    )
    .select(['reglement_id as reglementId', 'etat'])
    .execute()
  const etats = new Map(known.map(({ reglementId, etat }) => [reglementId, etat]))
  return page.filter(({ id, state }) => etats.get(id) !== (ETATS[state] ?? 'paye'))
}

/** Reads and settles each order of a list whose state differs from ours. */
const readPages = async (
  pages: AsyncIterable<readonly Reglement[]>,
  ctx: JobCtx,
): Promise<{ read: number; hasFailed: boolean }> => {
  let read = 0
  let hasFailed = false
  for await (const page of pages) {
    for (const { commandeId } of await newsOf(ctx.db, page)) {
      if (commandeId === null) continue
      try {
        await readCommande(commandeId, 'releve', ctx)
      } catch (error) {
        // The others are still read, and this one is retried at the next reading.
        ctx.log.error({ err: error, commandeId }, 'an order of the platform could not be read')
        hasFailed = true
      }
    }
    read += page.length
  }
  return { read, hasFailed }
}

/**
 * Reads the payments since the last complete reading, with one hour of overlap. The platform lists payments by
 * their date, so refunds and disputes of the last 100 days are read too.
 */
export const readReleve = async (ctx: JobCtx): Promise<number> => {
  const { db, now, payment } = ctx
  const begun = now()
  const last = await db
    .selectFrom('releves_paiements')
    .orderBy('le', 'desc')
    .limit(1)
    .select('le')
    .executeTakeFirst()
  const ago = (ms: number): Date => new Date(begun.getTime() - ms)
  // Older payments are ignored: they predate the product, and would all be orphans.
  const since = last ? new Date(new Date(last.le).getTime() - HOUR_MS) : ago(FIRST_MS)
  const made = await readPages(payment.listReglements(since), ctx)
  const undone = await readPages(payment.listReglements(ago(WEEKS_MS), Object.keys(ETATS)), ctx)
  const read = made.read + undone.read
  // A reading with failures is not recorded, so that the next one covers the same period.
  if (!made.hasFailed) await db.insertInto('releves_paiements').values({ le: begun, nombre: read }).execute()
  return read
}
