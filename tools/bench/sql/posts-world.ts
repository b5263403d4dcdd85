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
  /** Posts with 5,000 and 20,000 comments. */
  readonly suivies: readonly string[]
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

/** Numbers of comments of the posts that many members comment. */
const COMMENTED = [5000, 20_000]

/** One comment a minute by members of the directory; four in ten answer one of the comments before. */
const HOT = `
  with membres as (select compte_id as id, row_number() over () as n from (
    select compte_id from annuaire order by md5(compte_id::text) limit 1000) m),
  lignes as (
    select n, n - n % 5 % 3 as racine, to_timestamp(1790000000 + n * 60) as le,
      (lpad(to_hex((1790000000 + n * 60) * 1000::bigint), 12, '0') || '7' || substr(md5($1 || n), 1, 3) || '8'
        || substr(md5($1 || n), 4, 15))::uuid as id
    from generate_series(1, $2::int) n)
  insert into commentaires (id, publication_id, commentaire_parent_id, racine_id, racine_le, auteure_id, contenu, contenu_texte,
    publie_le)
  select l.id, $1::uuid, case when r.n <> l.n then r.id end, r.id, r.le, m.id, '<p>Bravo.</p>', 'Bravo.', l.le
  from lignes l join lignes r on r.n = l.racine join membres m on m.n = 1 + l.n * 7919 % (select count(*) from membres)
  order by l.n`

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
    const suivies = await column(
      `select id from publications
       where statut = 'publiee' and territoire_ids = '{}' and auteure_id not in (select autre_id from blocages where posee)
       order by id limit ${COMMENTED.length}`,
    )
    for (const [index, nb] of COMMENTED.entries()) await client.query(HOT, [suivies[index], nb])
    await client.query('vacuum (freeze, analyze)')
    return {
      dense,
      suivies,
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
