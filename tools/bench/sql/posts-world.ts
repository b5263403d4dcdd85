import pg from 'pg'
import type { CallerName } from './world.ts'

/** Filter values for the lists of posts, comparable at every size. */
export type PostsWorld = {
  /** The branch of the caller « dense », then one that is not hers. */
  readonly territoires: readonly string[]
  readonly auteures: readonly string[]
  /** The caller « dense ». */
  readonly dense: string
  readonly publications: readonly string[]
  readonly motsCommuns: readonly string[]
  readonly motRare: string
}

/** The most and the least frequent value of a kind of key. */
const ends = (start: string, where = 'true'): string => `
  select id from (
    select split_part(substr(cle, ${start.length + 1}), ':', 1) as id, row_number() over (order by count(*) desc, cle) as rang,
      count(*) over () as nb
    from publications_cles where cle >= '${start}' and cle < '${start.slice(0, -1)};' and ${where} group by cle) c
  where rang in (1, nb) order by rang`

const wordsOf = (order: string, limit: number): string => `
  select mot from (
    select substr(cle, 5) as mot, count(*) as nb from publications_cles where cle >= 'p:m:' and cle < 'p:m;' group by cle) m
  order by ${order}, mot limit ${limit}`

/** The caller is of the branch with most posts, has as many reactions and saved posts at every size, and some posts are pinned. */
const CALLER = [
  `update rattachements set fin = now() where compte_id = $1 and fin is null`,
  `insert into rattachements (compte_id, territoire_id, principal, mode, debut, acceptee_le)
   select $1::uuid, id::uuid, true, 'choisi', now(), now() from (${ends('p:t:', `cle like '%:*'`)} limit 1) t`,
  `insert into lectrices_publication (compte_id, publication_id, reaction, favori_le)
   select $1::uuid, id, 'jaime', case when rang % 5 = 0 then publiee_le end from (
     select id, publiee_le, row_number() over (order by publiee_le desc) as rang from publications where statut = 'publiee') p
   where rang % 3 = 0 and rang <= 450
   on conflict do nothing`,
  `update publications set auteure_id = $1 where id in (
     select id from publications order by md5(id::text) limit 30)`,
  `update publications set epinglee_jusquau = current_date + 10 where id in (
     select id from (
       select id, row_number() over (partition by territoire_ids order by publiee_le desc) as rang from publications
       where statut = 'publiee' and cardinality(territoire_ids) <= 1 and $1::uuid is not null) p
     where rang between 41 and 43)`,
]

/** Finds the values that the cases use, and gives the caller « dense » her branch, her reactions and her posts. */
export const preparePosts = async (
  url: string,
  emails: Readonly<Record<CallerName, string>>,
): Promise<PostsWorld> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (text: string, values: readonly string[] = []): Promise<string[]> => {
    const { rows } = await client.query<Record<string, string>>(text, [...values])
    return rows.flatMap((row) => Object.values(row).slice(0, 1))
  }
  try {
    const [dense = ''] = await column('select id from comptes where email = $1', [emails.dense])
    for (const write of CALLER) await client.query(write, [dense])
    await client.query('vacuum (freeze, analyze)')
    return {
      dense,
      territoires: await column(ends('p:t:', `cle like '%:*'`)),
      auteures: await column(ends('p:a:')),
      publications: await column(
        `select id from publications where statut = 'publiee' and territoire_ids = '{}' order by md5(id::text) limit 3`,
      ),
      motsCommuns: await column(wordsOf('nb desc', 2)),
      motRare: (await column(wordsOf('nb', 1)))[0] ?? '',
    }
  } finally {
    await client.end()
  }
}
