import { cappedCount, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  ONGLETS_EVENEMENTS,
  type OngletEvenements,
} from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type {
  EvenementBo,
  FiltresEvenementsBo,
  ResumeEvenements,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql } from 'kysely'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { referentielJson, territoiresJson } from '#modules/evenements/evenement.columns.ts'
import { ctesOf, orderOf, selectTrouves } from './bo-evenements.filters.ts'

type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now'>

/** A page of the events that the caller manages, in one statement. */
export const listEvenementsBo = async (
  { db, actor, now }: Lecture,
  { page, ...filtres }: FiltresEvenementsBo & { readonly page: number },
) => {
  const found = await listPage<EvenementBo>(db, {
    ctes: sql.join([
      ...ctesOf(filtres),
      sql`trouves as materialized (${selectTrouves({ filtres, actor, now: now() })})`,
    ]),
    matching: sql`(select from trouves)`,
    page: sql<EvenementBo>`(
      select e.id, e.titre, ${referentielJson('e.type_id')} as "evenementType", ${referentielJson('e.theme_id')} as theme,
        e.en_ligne as "isEnLigne", e.debut as "dateHeureDebut", e.fuseau, ${territoiresJson} as territoires,
        e.brouillon as "isDraft", e.annule_le is not null as "isAnnule", e.inscription_type as "inscriptionType",
        e.nombre_places as "nombrePlacesTotal", e.prises as "nbInscrites", e.en_attente as "nbEnAttente",
        e.vitrine as "displaySiteVitrine"
      from (
        select * from trouves order by ${orderOf(filtres)} limit ${limitOf(page)} offset ${offsetOf(page)}
      ) i
      join evenements e on e.id = i.evenement_id
      order by ${orderOf(filtres)})`,
  })
  return listAnswerOf('evenements', found)
}

const ONGLETS = Object.keys(ONGLETS_EVENEMENTS) as OngletEvenements[]

/** The number of events in each tab, up to the count cap. */
export const getResumeEvenements = async ({ db, actor, now }: Lecture): Promise<ResumeEvenements> => {
  const counts = ONGLETS.map(
    (onglet) => sql`(
      select count(*)::int from (${selectTrouves({ filtres: { onglet }, actor, now: now() })}) m
    ) as ${sql.id(onglet)}`,
  )
  const { rows } = await sql<Record<OngletEvenements, number>>`select ${sql.join(counts)}`.execute(db)
  const [found] = rows
  return Object.fromEntries(
    ONGLETS.map((onglet) => [onglet, cappedCount(found?.[onglet] ?? 0)]),
  ) as ResumeEvenements
}
