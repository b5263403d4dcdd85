import type { EvenementId, FavoriId } from '@entrelles/contract/kit/ids.ts'
import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import type { InscriptionType } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { MaPresence, MonInscription } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { heure, monInscriptionJson, placesRestantes } from './carte.columns.ts'
import { intervenantesJson, referentielJson, territoiresJson } from './evenement.columns.ts'
import { ressourceIdsOf, serieAVenirJson, suitesJson } from './serie.columns.ts'

type Intervenant = {
  readonly id: IntervenantId
  readonly prenom: string
  readonly nom: string
  readonly visible: boolean
  readonly consentement: string | null
}

/** Speaker records, with the columns that decide whether members see their names. */
const intervenantsJson = sql<Intervenant[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'prenom', i.prenom, 'nom', i.nom, 'visible', i.visible,
    'consentement', i.consentement_le) order by ei.ordre), '[]')
  from evenements_intervenants ei join intervenants i on i.id = ei.intervenant_id where ei.evenement_id = e.id)`

/** A published event with all its fields, before access rules are applied, and the caller’s registration and favourite. */
export const findPublie = (db: Db, compteId: string, id: EvenementId, now: Date) =>
  db
    .selectFrom('evenements as e')
    .leftJoin('participations as m', (join) =>
      join
        .onRef('m.evenement_id', '=', 'e.id')
        .on('m.compte_id', '=', compteId)
        .on('m.statut', 'in', STATUTS_ACTIFS),
    )
    .leftJoin('favoris as g', (join) =>
      join.onRef('g.evenement_id', '=', 'e.id').on('g.compte_id', '=', compteId),
    )
    .where('e.id', '=', id)
    .where('e.brouillon', '=', false)
    .select((eb) => [
      'e.titre',
      'e.en_ligne as isEnLigne',
      'e.lien_visio as lienVisio',
      'e.adresse',
      'e.ville_nom as villeNom',
      eb.ref('e.ville_id').$castTo<VilleId | null>().as('villeId'),
      'e.code_postal as codePostal',
      'e.nombre_places as nombrePlacesTotal',
      'e.debut as dateHeureDebut',
      'e.fin as dateHeureFin',
      heure('e.debut').as('heureDebut'),
      heure('e.fin').as('heureFin'),
      eb.ref('e.fuseau').$castTo<Fuseau>().as('fuseau'),
      'e.visuel',
      'e.apercu as visuel_preview',
      'e.description',
      eb.ref('e.inscription_type').$castTo<InscriptionType>().as('inscriptionType'),
      'e.brouillon as isDraft',
      sql<boolean>`e.annule_le is not null`.as('isAnnule'),
      'e.lien_google_form as lienGoogleForm',
      'e.vitrine as displaySiteVitrine',
      'e.auteure_id as auteureId',
      'e.version',
      'e.prises as nbInscrites',
      'e.en_attente as nbEnAttente',
      placesRestantes.as('nbPlacesRestantes'),
      referentielJson('e.theme_id').as('theme'),
      referentielJson('e.type_id').as('evenementType'),
      serieAVenirJson(now).as('serie'),
      suitesJson.as('suites'),
      ressourceIdsOf.as('ressourceIds'),
      territoiresJson.as('territoires'),
      intervenantesJson.as('intervenantes'),
      intervenantsJson.as('intervenants'),
      sql<MonInscription | null>`${monInscriptionJson}`.as('monInscription'),
      eb.ref('g.id').$castTo<FavoriId | null>().as('favoriId'),
      sql<MaPresence>`nullif(m.presence, 'inconnue')`.as('maPresence'),
    ])
    .executeTakeFirst()
