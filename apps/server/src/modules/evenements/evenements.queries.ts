import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { cappedCount, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  COMMUNE_MANQUANTE,
  type TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  CarteEvenement,
  FiltresEvenements,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { carteJson, joinsCarte, miennes } from './carte.columns.ts'
import { sourceOf, sourceOfTerritoire, type Source } from './evenements.sources.ts'

type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now'>
type Found = { readonly nb: number; readonly cartes: CarteEvenement[]; readonly trouve: boolean }

/** A page of events and their count, capped, in one statement; `trouve` is what else it must know. */
const readPage = async (
  { db, actor }: Lecture,
  { ctes = [], lines }: Source,
  page: number,
  trouve: RawBuilder<unknown>,
) => {
  const { rows } = await sql<Found>`
    with ${sql.join([...miennes(actor.id), ...ctes])}, lignes as materialized (${lines})
    select (select count(*)::int from lignes) as nb,
      (select coalesce(json_agg(${carteJson} order by p.debut, p.id), '[]')
        from (select debut, id from lignes order by debut, id limit ${limitOf(page)} offset ${offsetOf(page)}) p
        join evenements e on e.id = p.id ${joinsCarte}) as cartes,
      ${trouve} as trouve`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the events did not answer')
  return {
    trouve: row.trouve,
    liste: listAnswerOf('evenements', { rows: row.cartes, ...cappedCount(row.nb) }),
  }
}

/** R7-7: the events that are published, narrowed or not. */
export const listEvenements = async (
  lecture: Lecture,
  { page, ...filtres }: FiltresEvenements & { readonly page: number },
) => {
  const situee = sql`(select latitude is not null from moi)`
  const { liste, trouve } = await readPage(lecture, sourceOf(filtres, lecture.now()), page, situee)
  if (filtres.distanceKilometre !== undefined && !trouve)
    throw invalidForm([{ champ: 'distanceKilometre', message: COMMUNE_MANQUANTE }])
  return liste
}

/** Those of a branch that members see, to come. */
export const listEvenementsTerritoire = async (lecture: Lecture, id: TerritoireId, page: number) => {
  const ouverte = sql`exists (select from territoires where id = ${id} and statut <> 'fermee')`
  const { liste, trouve } = await readPage(lecture, sourceOfTerritoire(id, lecture.now()), page, ouverte)
  if (!trouve) throw commonErrors.introuvable()
  return liste
}
