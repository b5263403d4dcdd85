import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import {
  A_TRAITER_MAX,
  SANS_REPONSE_MINUTES,
  type ATraiter,
  type PaiementATraiter,
  type PaiementSansReponse,
  type ReclamationATraiter,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { ReclamationId } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#db/client.ts'
import { adherenteJson } from './adherentes.queries.ts'
import { findPaiementsSuggeres, findSuggestions } from './suggestions.queries.ts'

const listAnomalies = async (db: Db): Promise<PaiementATraiter[]> => {
  const rows = await db
    .selectFrom('paiements as p')
    .leftJoin('adhesions as a', 'a.paiement_id', 'p.id')
    .leftJoin('comptes as c', 'c.id', 'p.compte_id')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .where('p.anomalie', 'is not', null)
    .where('p.traite_le', 'is', null)
    .orderBy('p.cree_le')
    .limit(A_TRAITER_MAX)
    .select((eb) => [
      eb.ref('p.id').$castTo<PaiementId>().as('id'),
      eb.ref('p.anomalie').$notNull().as('anomalie'),
      'p.montant_cents as montant',
      eb.fn.coalesce('p.paye_le', 'p.cree_le').as('date'),
      jsonBuildObject({ nom: eb.ref('p.nom_payeur'), email: eb.ref('p.email_payeur') }).as('payeur'),
      'p.commande_id as commande',
      'p.recu_url as recuUrl',
      adherenteJson.as('adherente'),
      eb.ref('a.id').$castTo<AdhesionId | null>().as('adhesionId'),
    ])
    .execute()
  const orphans = rows.filter(({ anomalie }) => anomalie === 'orphelin').map(({ id }) => id)
  const suggestions = await findSuggestions(db, orphans)
  return rows.map((row) => ({ ...row, type: 'paiement', suggestions: suggestions.get(row.id) ?? [] }))
}

const listSansReponse = async (db: Db, now: Date): Promise<PaiementSansReponse[]> => {
  const rows = await db
    .selectFrom('paiements as p')
    .leftJoin('comptes as c', 'c.id', 'p.compte_id')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .where('p.etat', '=', 'redirige')
    .where('p.anomalie', 'is', null)
    .where('p.cree_le', '<=', new Date(now.getTime() - SANS_REPONSE_MINUTES * 60_000).toISOString())
    .orderBy('p.cree_le')
    .limit(A_TRAITER_MAX)
    .select((eb) => [
      eb.ref('p.id').$castTo<PaiementId>().as('id'),
      'p.montant_cents as montant',
      eb.fn.coalesce('p.redirige_le', 'p.cree_le').as('date'),
      adherenteJson.as('adherente'),
      'p.verifications',
      'p.prochaine_verification as prochaineVerification',
    ])
    .execute()
  return rows.map((row) => ({ ...row, type: 'sans_reponse' }))
}

const listReclamations = async (db: Db): Promise<ReclamationATraiter[]> => {
  const rows = await db
    .selectFrom('reclamations as r')
    .innerJoin('comptes as c', 'c.id', 'r.compte_id')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .where('r.traitee_le', 'is', null)
    .orderBy('r.creee_le')
    .limit(A_TRAITER_MAX)
    .select((eb) => [
      eb.ref('r.id').$castTo<ReclamationId>().as('id'),
      'r.numero',
      'r.montant_cents as montant',
      'r.creee_le as date',
      adherenteJson.$notNull().as('adherente'),
      'r.date_paiement as datePaiement',
      'r.email_payeur as emailPayeur',
      'r.commande',
      'r.message',
      'r.repondre_avant as repondreAvant',
    ])
    .execute()
  const ids = rows.map(({ id }) => id)
  const paiements = await findPaiementsSuggeres(db, ids)
  return rows.map((row) => ({ ...row, type: 'reclamation', paiements: paiements.get(row.id) ?? [] }))
}

/** Payments and claims to handle, oldest first. Each kind is capped: more appear as these are handled. */
export const listATraiter = async (db: Db, now: Date): Promise<ATraiter> => {
  const all = [
    ...(await listAnomalies(db)),
    ...(await listSansReponse(db, now)),
    ...(await listReclamations(db)),
  ]
  const age = ({ date }: { date: string }): number => new Date(date).getTime()
  return { aTraiter: all.sort((one, other) => age(one) - age(other)) }
}
