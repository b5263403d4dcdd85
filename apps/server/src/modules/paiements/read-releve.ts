import type { EtatPaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Reglement } from '#gateways/payment/payment.ts'
import type { Db } from '#db/client.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { readCommande } from './read-commande.ts'

const HOUR_MS = 3_600_000
/** How far back the first reading goes, and refunds and disputes are looked for. */
const FIRST_MS = 24 * HOUR_MS
const WEEKS_MS = 100 * 24 * HOUR_MS

const ETATS: Readonly<Record<string, EtatPaiement>> = { Refunded: 'rembourse', Contested: 'conteste' }

/** The payments of a page that say something else than we know. */
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

/** Orders of a list that say something else than we know, each read and settled. */
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
        // The others are read all the same, and this one at the next reading.
        ctx.log.error({ err: error, commandeId }, 'an order of the platform could not be read')
        hasFailed = true
      }
    }
    read += page.length
  }
  return { read, hasFailed }
}

/**
 * Reads the payments made since the last reading that came to its end, an hour of overlap included; and, because the
 * platform lists by the day of the payment, those of the last weeks that were refunded or disputed meanwhile.
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
  // What was paid before the product was there is not looked for: it would all belong to nobody.
  const since = last ? new Date(new Date(last.le).getTime() - HOUR_MS) : ago(FIRST_MS)
  const made = await readPages(payment.listReglements(since), ctx)
  const undone = await readPages(payment.listReglements(ago(WEEKS_MS), Object.keys(ETATS)), ctx)
  const read = made.read + undone.read
  // One that failed is in the next reading too, as long as this one does not count.
  if (!made.hasFailed) await db.insertInto('releves_paiements').values({ le: begun, nombre: read }).execute()
  return read
}
