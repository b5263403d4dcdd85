import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresRessources,
  Ressource,
  RessourceId,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { isLue } from './readable.queries.ts'
import { ctesRessource, joinsLectrice, ressourceJson } from './ressources.columns.ts'
import { named, sourceOf, type Source } from './ressources.sources.ts'

export type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** Some resources of a source, in its order, and their capped count; one statement. */
const readSome = (reading: Reading, { ctes = [], columns, lines }: Source, limit: number, offset = 0) => {
  const lecture = lectureOf(reading)
  return keyedPage<Ressource>(reading.db, {
    ctes: [
      ...ctesRessource(lecture),
      ...ctes,
      sql`lignes as materialized (${lines})`,
      sql`choisies as materialized (
        select ressource_id as id, row_number() over (order by ${named(columns)}) as rang from lignes
        order by rang limit ${limit} offset ${offset})`,
    ],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(${ressourceJson} order by p.rang), '[]')
      from choisies p join ressources r on r.id = p.id ${joinsLectrice(lecture.lectriceId)}`,
  })
}

export const listRessources = async (
  reading: Reading,
  { page, ...filtres }: FiltresRessources & { readonly page: number },
) =>
  listAnswerOf(
    'ressources',
    await readSome(reading, sourceOf({ ...filtres, actor: reading.actor }), limitOf(page), offsetOf(page)),
  )

/** The most recent resources that she reads, for the page of another module; of one theme or one branch. */
export const listRecentes = async (
  reading: Reading,
  filtres: Pick<Partial<FiltresRessources>, 'thematique' | 'territoire'>,
  limit: number,
): Promise<Ressource[]> =>
  (await readSome(reading, sourceOf({ ...filtres, actor: reading.actor }), limit)).rows

/** The cards of these resources in the order of their ids, without those that she may not read; one statement. */
export const findRessources = async (reading: Reading, ids: readonly RessourceId[]): Promise<Ressource[]> => {
  if (ids.length === 0) return []
  const lecture = lectureOf(reading)
  const { rows } = await sql<{ ressource: Ressource }>`
    with ${sql.join(ctesRessource(lecture))}
    select ${ressourceJson} as ressource
    from unnest(${ids}::uuid[]) with ordinality p (id, rang) join ressources r on r.id = p.id
    ${joinsLectrice(lecture.lectriceId)}
    where ${isLue(reading.actor, 'r')} order by p.rang`.execute(reading.db)
  return rows.map(({ ressource }) => ressource)
}
