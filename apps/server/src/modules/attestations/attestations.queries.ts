import type { Db } from '#db/client.ts'

/** The attestation of one of her own years; undefined if the year is cancelled or refunded. */
export const findAttestation = (db: Db, adhesionId: string, compteId: string) =>
  db
    .selectFrom('adhesions as a')
    .innerJoin('comptes as c', 'c.id', 'a.compte_id')
    .innerJoin('paiements as p', 'p.id', 'a.paiement_id')
    .where('a.id', '=', adhesionId)
    .where('a.compte_id', '=', compteId)
    .where('a.annulee_le', 'is', null)
    .where('p.etat', '<>', 'rembourse')
    .select((eb) => [
      'a.numero',
      'c.prenom',
      'c.nom',
      'a.debut',
      'a.fin',
      'a.montant_cents as montantCents',
      'a.origine',
      eb.fn.coalesce('p.paye_le', 'a.creee_le').as('payeLe'),
      'a.creee_le as confirmeLe',
    ])
    .executeTakeFirst()
