import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { sql, type RawBuilder } from 'kysely'
import { moiOf, shownKilometres } from '#db/around.ts'
import { literals } from '#db/literals.ts'

const ACTIFS = literals(STATUTS_ACTIFS)

/** CTEs of the cards, for a statement that has the reader already: her registrations and favourites, the themes and types. */
export const ctesCarte = (compteId: string): readonly RawBuilder<unknown>[] => [
  sql`miennes as materialized (
    select evenement_id, statut, numero, offre_expire_le from participations
    where compte_id = ${compteId} and statut in (${ACTIFS}))`,
  sql`gardes as materialized (
    select evenement_id, id from favoris where compte_id = ${compteId} and evenement_id is not null)`,
  sql`choix as materialized (
    select id, libelle from referentiels where categorie in ('theme', 'type_evenement'))`,
]

/** CTEs that a page of events reads once: the position of the member, and those of its cards. */
export const miennes = (compteId: string): readonly RawBuilder<unknown>[] => [
  moiOf(compteId),
  ...ctesCarte(compteId),
]

/** Her position in the waiting list of `e`; null beyond the count cap. */
const rang = sql`case when m.statut = 'en_attente' then (
  select nullif(count(*), ${COUNT_CAP + 1})::int from (
    select from participations f where f.evenement_id = e.id and f.statut = 'en_attente' and f.numero <= m.numero
    limit ${COUNT_CAP + 1}) avant) end`

/** Her registration, from her participation `m`. */
export const monInscriptionJson = sql`case when m.statut is not null then json_build_object(
  'statut', m.statut, 'rang', ${rang}, 'offreExpireLe', m.offre_expire_le) end`

/** Null without a limit; a check constraint keeps it from being negative. */
export const placesRestantes = sql<number | null>`e.nombre_places - e.prises - e.proposees`

export const heure = (column: 'e.debut' | 'e.fin') =>
  sql<string>`to_char(${sql.ref(column)} at time zone e.fuseau, 'HH24:MI')`

/** The fields of an event `e` as lists show it, for `json_build_object`. */
export const champsCarte = sql`
  'id', e.id, 'titre', e.titre,
  'theme', json_build_object('id', theme.id, 'libelle', theme.libelle),
  'evenementType', json_build_object('id', type.id, 'libelle', type.libelle),
  'isEnLigne', e.en_ligne, 'nombrePlacesTotal', e.nombre_places,
  'dateHeureDebut', e.debut, 'dateHeureFin', e.fin, 'heureDebut', ${heure('e.debut')}, 'heureFin', ${heure('e.fin')},
  'fuseau', e.fuseau, 'visuel', e.visuel, 'visuel_preview', e.apercu,
  'inscriptionType', e.inscription_type, 'isAnnule', e.annule_le is not null,
  'nbPlacesRestantes', ${placesRestantes}, 'nbInscrites', e.prises, 'nbEnAttente', e.en_attente,
  'monInscription', ${monInscriptionJson}, 'favoriId', g.id,
  'ville', case when not e.en_ligne and e.ville_nom is not null
    then json_build_object('nom', e.ville_nom, 'departement', e.departement) end,
  'distanceKilometre', ${shownKilometres(sql`e.latitude`, sql`e.longitude`)}`

export const carteJson = sql`json_build_object(${champsCarte})`

/** The joins that `champsCarte` needs, on the CTEs of `miennes`. */
export const joinsCarte = sql`
  left join miennes m on m.evenement_id = e.id
  left join gardes g on g.evenement_id = e.id
  left join choix theme on theme.id = e.theme_id
  left join choix type on type.id = e.type_id`
