import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { FiltresPublications, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { ctesPublication, publicationJson, withDroits, type LignePublication } from './actus.columns.ts'
import { filtresOf, isDevant, sourceOf, sourceOfBranch, type Source } from './actus.sources.ts'

type Sql = RawBuilder<unknown>
type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/**
 * CTE `miennes`: what the reader did with the posts of the page. Ids grow with time, so that one range of her rows
 * covers the page; pinned posts are older, and looked up one by one.
 */
const miennes = (lectriceId: string): Sql => {
  const columns = sql`l.publication_id, l.reaction, l.suivi, l.favori_le`
  const end = (way: Sql) => sql`(
    select id from choisies where not ${isDevant(sql`rang`)} order by id ${way} limit 1)`
  return sql`miennes as materialized (
    select ${columns} from lectrices_publication l
    where l.compte_id = ${lectriceId} and l.publication_id between ${end(sql`asc`)} and ${end(sql`desc`)}
    union
    select ${columns} from choisies p
    join lectrices_publication l on l.compte_id = ${lectriceId} and l.publication_id = p.id
    where ${isDevant(sql`p.rang`)})`
}

/** A page of posts and their capped count, in one statement; `trouve` is a condition that the caller checks. */
const readPage = async (reading: Reading, { ctes = [], lines }: Source, page: number, trouve: Sql) => {
  const lecture = lectureOf(reading)
  const { rows, ...found } = await keyedPage<LignePublication, { trouve: boolean }>(reading.db, {
    ctes: [
      ...ctesPublication(lecture),
      ...ctes,
      sql`lignes as materialized (${lines})`,
      sql`choisies as materialized (
        select rang, id from lignes order by rang, id limit ${limitOf(page)} offset ${offsetOf(page)})`,
      miennes(lecture.lectriceId),
    ],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(${publicationJson(lecture, reading.actor)} order by p.rang, p.id), '[]')
      from choisies p join publications d on d.id = p.id left join miennes m on m.publication_id = d.id`,
    also: { trouve },
  })
  const publications: Publication[] = rows.map((ligne) => withDroits(ligne, reading.actor))
  return { trouve: found.trouve, liste: listAnswerOf('publications', { ...found, rows: publications }) }
}

export const listPublications = async (
  reading: Reading,
  { page, ...filtres }: FiltresPublications & { readonly page: number },
) => (await readPage(reading, sourceOf(filtresOf(filtres, reading)), page, sql`true`)).liste

/** The posts of a branch that she may read; 404 if it is closed. */
export const listPublicationsTerritoire = async (reading: Reading, id: TerritoireId, page: number) => {
  const ouverte = sql`exists (select from territoires where id = ${id} and statut <> 'fermee')`
  const source = sourceOfBranch(id, filtresOf({}, reading))
  const { liste, trouve } = await readPage(reading, source, page, ouverte)
  if (!trouve) throw commonErrors.introuvable()
  return liste
}
