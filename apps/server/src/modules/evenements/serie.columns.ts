import { DATES_SERIE_MAX } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { DateSerie, SuitesEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ressource, RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { managedBy, type Who } from './managed-evenements.ts'

/** The other events of the series of `e` that meet the condition. */
const serieJson = (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) => sql<DateSerie[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'dateHeureDebut', s.debut, 'isDraft', s.brouillon)
    order by s.debut, s.id), '[]')
  from (select e.id as event_id, e.serie_id) hote cross join lateral (
    select e.id, e.debut, e.brouillon from evenements e
    where e.serie_id = hote.serie_id and e.id <> hote.event_id and ${condition}
    order by ${order} limit ${DATES_SERIE_MAX}) s)`

/** For the back office: the latest dates that the actor manages. */
export const serieGereeJson = (actor: Who) => serieJson(managedBy(actor), sql`e.debut desc`)

/** For members: the upcoming dates. */
export const serieAVenirJson = (now: Date) =>
  serieJson(sql<boolean>`not e.brouillon and e.annule_le is null and e.debut > ${now}`, sql`e.debut`)

type Suites = Omit<SuitesEvenement, 'ressources'> | null

/** The recording and the report of an event `e`. */
export const suitesJson = sql<Suites>`(
  select json_build_object('replayUrl', s.replay_url, 'compteRendu', s.compte_rendu)
  from evenements_suites s where s.evenement_id = e.id)`

/** The resources named after an event `e`, in the order of its organiser. */
export const ressourceIdsOf = sql<RessourceId[]>`array(
  select x.ressource_id from evenements_ressources x where x.evenement_id = e.id order by x.ordre)`

/** What the page shows after an event, with the resources that its reader may read; null if that is nothing. */
export const suitesOf = (suites: Suites, ressources: Ressource[]): SuitesEvenement | null =>
  suites === null && ressources.length === 0
    ? null
    : { replayUrl: null, compteRendu: null, ...suites, ressources }
