import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { adhesionsErrors } from '@entrelles/contract/modules/adhesions/adhesions.errors.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { DetailAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { ReclamationId } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/client.ts'
import { adherenteTrouveeJson } from './adherentes.queries.ts'
import { statutOf } from '#modules/adhesions/adhesions.public.ts'

const RECLAMATIONS_MAX = 20
const HISTORIQUE_MAX = 100

const selectDetail = (db: Db, id: string) =>
  db
    .selectFrom('adhesions as a')
    .innerJoin('paiements as p', 'p.id', 'a.paiement_id')
    .leftJoin('comptes as c', 'c.id', 'a.compte_id')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .where('a.id', '=', id)
    .select((eb) => [
      eb.ref('a.id').$castTo<AdhesionId>().as('id'),
      adherenteTrouveeJson.as('adherente'),
      'a.debut',
      'a.fin',
      'a.origine',
      'a.numero',
      'a.creee_le as dateCreation',
      'a.annulee_le as annuleeLe',
      'a.motif_annulation as motif',
      eb.ref('p.id').$castTo<PaiementId>().as('paiementId'),
      'p.etat',
      'p.paye_le as payeLe',
      'p.nom_payeur as nomPayeur',
      'p.email_payeur as emailPayeur',
      'p.commande_id as commande',
      'p.reference',
      'p.recu_url as recuUrl',
      'p.anomalie',
      'p.traite_le as traiteLe',
      'c.paye_jusquau as payeJusquau',
      'c.rappels_adhesion as rappelsActifs',
      jsonArrayFrom(
        eb
          .selectFrom('etats_paiements as e')
          .whereRef('e.paiement_id', '=', 'p.id')
          .orderBy('e.rang')
          .limit(HISTORIQUE_MAX)
          .select(['e.etat', 'e.porte', 'e.le as date']),
      ).as('historique'),
      jsonArrayFrom(
        eb
          .selectFrom('rappels_adhesion as r')
          .whereRef('r.adhesion_id', '=', 'a.id')
          .orderBy('r.prevu_le')
          .select((of) => [
            'r.echeance',
            'r.prevu_le as datePrevue',
            of.ref('r.statut').$castTo<DetailAdhesion['rappels'][number]['statut']>().as('statut'),
            'r.motif',
            'r.traite_le as dateTraitement',
          ]),
      ).as('rappels'),
      jsonArrayFrom(
        eb
          .selectFrom('reclamations as m')
          .whereRef('m.compte_id', '=', 'a.compte_id')
          .orderBy('m.creee_le', 'desc')
          .limit(RECLAMATIONS_MAX)
          .select((of) => [
            of.ref('m.id').$castTo<ReclamationId>().as('id'),
            'm.numero',
            'm.creee_le as dateCreation',
            'm.message',
            'm.traitee_le as dateTraitement',
            'm.acceptee',
            'm.reponse',
          ]),
      ).as('reclamations'),
    ])
    .executeTakeFirst()

/** Everything about a paid year, except the amount. */
export const getAdhesionBo = async (
  db: Db,
  id: string,
  now: Date,
  graceDays: number,
): Promise<DetailAdhesion> => {
  const row = await selectDetail(db, id)
  if (!row) throw adhesionsErrors.adhesion_introuvable()
  const { debut, fin, annuleeLe, etat, payeJusquau } = row
  return {
    id: row.id,
    adherente: row.adherente,
    dateDebut: debut,
    dateFin: fin,
    origine: row.origine,
    statut: statutOf({ debut, fin, annuleeLe, etatPaiement: etat, payeJusquau }, parisDay(now), graceDays),
    numero: row.numero,
    dateCreation: row.dateCreation,
    annulation: annuleeLe === null ? null : { date: annuleeLe, motif: row.motif ?? '' },
    paiement: {
      id: row.paiementId,
      etat,
      date: row.payeLe ?? row.dateCreation,
      payeur: { nom: row.nomPayeur, email: row.emailPayeur },
      commande: row.commande,
      reference: row.reference,
      recuUrl: row.recuUrl,
      anomalie: row.traiteLe === null ? row.anomalie : null,
      historique: row.historique,
    },
    rappelsActifs: row.rappelsActifs ?? false,
    rappels: row.rappels,
    reclamations: row.reclamations,
  }
}
