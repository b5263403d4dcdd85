import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId, FavoriId } from '@entrelles/contract/kit/ids.ts'
import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import { heuresOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { InscriptionType } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type {
  DetailEvenementBo,
  MonInscription,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { placesRestantes } from '@entrelles/contract/modules/participations/file.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { monInscriptionJson } from '#modules/evenements/carte.columns.ts'
import {
  intervenantesJson,
  intervenantsJson,
  referentielJson,
  territoiresJson,
} from '#modules/evenements/evenement.columns.ts'
import { platesOf } from '#modules/evenements/intervenantes-plates.ts'
import { managedBy, type Who } from '#modules/evenements/managed-evenements.ts'
import { ressourceIdsOf, serieGereeJson, suitesJson, suitesOf } from '#modules/evenements/serie.columns.ts'
import { findRessources } from '#modules/ressources/ressources.public.ts'

const selectPermis = (db: Db, actor: Who, id: string) =>
  db.selectFrom('evenements as e').where('e.id', '=', id).where(managedBy(actor))

/** 404 for an event that the caller does not manage. */
export const assertPermis = async (db: Db, actor: Who, id: string): Promise<void> => {
  const found = await selectPermis(db, actor, id).select('e.id').executeTakeFirst()
  if (!found) throw commonErrors.introuvable()
}

/** Locks an event until the end of the transaction, and returns the facts that an act checks. */
export const lockEvenement = async (db: Db, actor: Who, id: string) => {
  const row = await selectPermis(db, actor, id)
    .select([
      'e.auteure_id as auteureId',
      'e.version',
      'e.sequence',
      'e.brouillon',
      'e.annule_le as annuleLe',
      'e.emargee_le as emargeeLe',
      'e.journalise_le as journaliseLe',
      'e.nombre_places as nombrePlaces',
      sql<number>`e.prises + e.proposees`.as('retenues'),
      sql<number>`e.prises + e.proposees + e.en_attente`.as('actives'),
    ])
    .forNoKeyUpdate('e')
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  return row
}
export type Held = Awaited<ReturnType<typeof lockEvenement>>
type Facts = Pick<Held, 'brouillon' | 'annuleLe' | 'emargeeLe' | 'actives'>

/** Deletion must lose neither a registration nor a proof of attendance. */
export const isSupprimable = ({ emargeeLe, annuleLe, actives }: Omit<Facts, 'brouillon'>): boolean =>
  emargeeLe === null && (annuleLe !== null || actives === 0)

export const isDepubliable = ({ brouillon, emargeeLe, actives }: Omit<Facts, 'annuleLe'>): boolean =>
  !brouillon && emargeeLe === null && actives === 0

/** An event with all its fields; 404 if the caller does not manage it. */
export const getEvenementBo = async (
  reading: Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>,
  id: string,
): Promise<DetailEvenementBo> => {
  const { db, actor } = reading
  const row = await selectPermis(db, actor, id)
    .leftJoin('participations as m', (join) =>
      join
        .onRef('m.evenement_id', '=', 'e.id')
        .on('m.compte_id', '=', actor.id)
        .on('m.statut', 'in', STATUTS_ACTIFS),
    )
    .leftJoin('favoris as g', (join) =>
      join.onRef('g.evenement_id', '=', 'e.id').on('g.compte_id', '=', actor.id),
    )
    .select((eb) => [
      eb.ref('e.id').$castTo<EvenementId>().as('id'),
      'e.titre',
      referentielJson('e.theme_id').as('theme'),
      referentielJson('e.type_id').as('evenementType'),
      'e.en_ligne as isEnLigne',
      'e.lien_visio as lienVisio',
      'e.adresse',
      'e.ville_id as villeId',
      'e.ville_nom as villeNom',
      'e.code_postal as codePostal',
      'e.nombre_places as nombrePlacesTotal',
      'e.prises',
      'e.proposees',
      'e.en_attente as enAttente',
      'e.debut',
      'e.fin',
      eb.ref('e.fuseau').$castTo<Fuseau>().as('fuseau'),
      'e.description',
      'e.visuel',
      'e.apercu as visuel_preview',
      eb.ref('e.inscription_type').$castTo<InscriptionType>().as('inscriptionType'),
      'e.lien_google_form as lienGoogleForm',
      'e.brouillon as isDraft',
      'e.vitrine as displaySiteVitrine',
      'e.annule_le as annuleLe',
      'e.emargee_le as emargeeLe',
      'e.version',
      'e.modifie_le as dateModification',
      serieGereeJson(actor).as('serie'),
      suitesJson.as('suites'),
      ressourceIdsOf.as('ressourceIds'),
      territoiresJson.as('territoires'),
      intervenantsJson.as('intervenants'),
      intervenantesJson.as('intervenantes'),
      sql<MonInscription | null>`${monInscriptionJson}`.as('monInscription'),
      eb.ref('g.id').$castTo<FavoriId | null>().as('favoriId'),
    ])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  const {
    villeId,
    villeNom,
    codePostal,
    prises,
    proposees,
    enAttente,
    debut,
    fin,
    ressourceIds,
    ...evenement
  } = row
  const { nombrePlacesTotal, annuleLe, emargeeLe, intervenantes, isDraft } = evenement
  const facts = { brouillon: isDraft, annuleLe, emargeeLe, actives: prises + proposees + enAttente }
  return {
    ...evenement,
    ...platesOf('intervenante', intervenantes[1]),
    ...platesOf('intervenante2', intervenantes[2]),
    suites: suitesOf(evenement.suites, await findRessources(reading, ressourceIds)),
    ...heuresOf(debut, fin, evenement.fuseau),
    dateHeureDebut: debut,
    dateHeureFin: fin,
    ville: villeId === null ? null : { id: villeId as VilleId, nom: villeNom ?? '', codePostal },
    isAnnule: annuleLe !== null,
    nbPlacesRestantes: placesRestantes({ nombrePlaces: nombrePlacesTotal, prises, proposees }),
    nbInscrites: prises,
    nbEnAttente: enAttente,
    nbProposees: proposees,
    droits: { supprimer: isSupprimable(facts), depublier: isDepubliable(facts) },
  }
}
