import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  AdhesionId,
  MesAdhesions,
  StatutAdhesion,
} from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { tarifOf } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { EtatPaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'

/** One per year: enough for a lifetime. */
const MINE_MAX = 60
const PENDING_MS = 24 * 3_600_000

type Facts = {
  readonly debut: CivilDay
  readonly fin: CivilDay
  readonly annuleeLe: string | null
  readonly etatPaiement: EtatPaiement
  /** The last paid day, over all her years. */
  readonly payeJusquau: CivilDay | null
}

/** The status of a year on a given day. */
export const statutOf = (facts: Facts, today: CivilDay, graceDays: number): StatutAdhesion => {
  if (facts.etatPaiement === 'rembourse') return 'remboursee'
  if (facts.annuleeLe !== null) return 'annulee'
  if (facts.etatPaiement === 'conteste') return 'contestee'
  if (today < facts.debut) return 'a_venir'
  if (today <= facts.fin) return 'active'
  // A year followed by another one has no grace period.
  const isFollowed = facts.payeJusquau !== null && facts.payeJusquau > facts.fin
  return !isFollowed && today <= addDays(facts.fin, graceDays) ? 'grace' : 'expiree'
}

/** The status of her membership, from the years she paid. */
export const getMesAdhesions = async (
  db: Db,
  actor: SignedIn,
  now: Date,
  graceDays: number,
): Promise<MesAdhesions> => {
  const today = parisDay(now)
  const compte = await db
    .selectFrom('comptes as c')
    .where('c.id', '=', actor.id)
    .select(['c.paye_jusquau as payeJusquau', 'c.rappels_adhesion as rappels'])
    .executeTakeFirst()
  if (!compte) throw commonErrors.non_connectee()
  const rows = await db
    .selectFrom('adhesions as a')
    .innerJoin('paiements as p', 'p.id', 'a.paiement_id')
    .where('a.compte_id', '=', actor.id)
    .orderBy('a.debut', 'desc')
    .limit(MINE_MAX)
    .select([
      'a.id',
      'a.debut',
      'a.fin',
      'a.tarif',
      'a.montant_cents as montant',
      'a.origine',
      'a.numero',
      'a.annulee_le as annuleeLe',
      'p.etat as etatPaiement',
      'p.paye_le as payeLe',
      'p.recu_url as recuUrl',
      'a.creee_le as creeeLe',
    ])
    .execute()
  const pending = await db
    .selectFrom('paiements')
    .where('compte_id', '=', actor.id)
    .where('etat', '=', 'redirige')
    .where('verifications', '>', 0)
    .where('cree_le', '>', new Date(now.getTime() - PENDING_MS).toISOString())
    .orderBy('cree_le', 'desc')
    .limit(1)
    .select(['checkout_intent_id as checkoutId', 'redirige_le as depuis'])
    .executeTakeFirst()
  const failed = await db
    .selectFrom('paiements')
    .where('compte_id', '=', actor.id)
    .where('cree_le', '>', new Date(now.getTime() - PENDING_MS).toISOString())
    .orderBy('cree_le', 'desc')
    .limit(1)
    .select((eb) => eb.and([eb('tarif', '=', 'reduit'), eb('etat', '<>', 'paye')]).as('minima'))
    .executeTakeFirst()
  return {
    minima: failed?.minima === true,
    adhesions: rows.map(({ id, debut, fin, annuleeLe, etatPaiement, payeLe, creeeLe, ...row }) => ({
      ...row,
      id: id as AdhesionId,
      dateDebut: debut,
      dateFin: fin,
      datePaiement: payeLe ?? creeeLe,
      statut: statutOf(
        { debut, fin, annuleeLe, etatPaiement, payeJusquau: compte.payeJusquau },
        today,
        graceDays,
      ),
    })),
    payeJusquau: compte.payeJusquau,
    tarif: tarifOf({ coordonne: actor.territoireIds.length > 0, minima: false }),
    rappels: compte.rappels,
    paiementEnCours:
      pending && pending.checkoutId !== null && pending.depuis !== null
        ? { checkoutId: pending.checkoutId, depuis: pending.depuis }
        : null,
  }
}
