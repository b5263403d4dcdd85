import type { Db } from '#db/client.ts'

const COLUMNS = [
  'id',
  'compte_id as compteId',
  'montant_cents as montantCents',
  'etat',
  'checkout_intent_id as checkoutIntentId',
  'commande_id as commandeId',
] as const

export const findPaiement = (db: Db, id: string) =>
  db.selectFrom('paiements').where('id', '=', id).select(COLUMNS).executeTakeFirst()

export const findPaiementOfCheckout = (db: Db, checkoutIntentId: number) =>
  db
    .selectFrom('paiements')
    .where('checkout_intent_id', '=', checkoutIntentId)
    .select(COLUMNS)
    .executeTakeFirst()

export const findPaiementOfCommande = (db: Db, commandeId: number) =>
  db.selectFrom('paiements').where('commande_id', '=', commandeId).select(COLUMNS).executeTakeFirst()

/** The member's latest open attempt to pay that amount. */
export const findTentative = (db: Db, compteId: string, montantCents: number, since: Date) =>
  db
    .selectFrom('paiements')
    .where('compte_id', '=', compteId)
    .where('origine', '=', 'en_ligne')
    .where('montant_cents', '=', montantCents)
    .where('cree_le', '>', since.toISOString())
    .where('etat', 'in', ['cree', 'redirige'])
    .orderBy('cree_le', 'desc')
    .limit(1)
    .select([
      'id',
      'etat',
      'cree_le as creeLe',
      'redirection_url as redirectionUrl',
      'checkout_intent_id as checkoutIntentId',
    ])
    .executeTakeFirst()

/** The member's online payment since then, whatever the amount, to avoid charging her twice. */
export const findDejaPaye = (db: Db, compteId: string, since: Date) =>
  db
    .selectFrom('paiements')
    .where('compte_id', '=', compteId)
    .where('etat', '=', 'paye')
    .where('checkout_intent_id', 'is not', null)
    .where('paye_le', '>', since.toISOString())
    .orderBy('paye_le', 'desc')
    .limit(1)
    .select('checkout_intent_id as checkoutIntentId')
    .executeTakeFirst()

/** Whether the member has another payment since then, online or not. */
export const hasOtherPaiement = async (
  db: Db,
  compteId: string,
  paiementId: string,
  since: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('paiements')
    .where('compte_id', '=', compteId)
    .where('id', '<>', paiementId)
    .where('etat', '=', 'paye')
    .where('paye_le', '>', since.toISOString())
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Locks the member's row; returns the fields that the platform needs. */
export const lockPayeuse = (db: Db, compteId: string) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select(['prenom', 'nom', 'email'])
    .forUpdate()
    .executeTakeFirst()

/** Whether a payment opened the first year of its member. */
export const isPremier = async (db: Db, paiementId: string): Promise<boolean> => {
  const opened = await db
    .selectFrom('adhesions as a')
    .where('a.paiement_id', '=', paiementId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('adhesions as b')
            .whereRef('b.compte_id', '=', 'a.compte_id')
            .whereRef('b.debut', '<', 'a.debut')
            .select('b.id'),
        ),
      ),
    )
    .select('a.id')
    .executeTakeFirst()
  return opened !== undefined
}
