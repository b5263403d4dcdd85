import pg from 'pg'
import type { CallerName } from './world.ts'

/** Filter values for the lists of help requests, from the most to the least frequent, comparable at every size. */
export type RequestsWorld = {
  /** Id of the caller « dense ». */
  readonly moi: string
  readonly categories: readonly string[]
  readonly territoires: readonly string[]
  readonly auteures: readonly string[]
  /** Open requests of the caller « dense ». */
  readonly siennes: readonly string[]
  readonly demandes: readonly string[]
  readonly titres: readonly string[]
  readonly motsCommuns: readonly string[]
  readonly motRare: string
}

/** The most and the least frequent value of a kind of key among open requests. */
const ends = (start: string): string => `
  select id from (
    select substr(cle, ${start.length + 1}) as id, row_number() over (order by count(*) desc, cle) as rang, count(*) over () as nb
    from coups_de_pouce_cles where cle >= '${start}' and cle < '${start.slice(0, -1)};' group by cle) c
  where rang in (1, nb) order by rang`

const CATEGORIES = `
  select id from (
    select categorie_id as id, row_number() over (order by count(*) desc, categorie_id) as rang, count(*) over () as nb
    from coups_de_pouce_cles where cle = 'o:f:*:*' group by 1) c
  where rang in (1, nb) order by rang`

const wordsOf = (order: string, limit: number): string => `
  select mot from (
    select substr(cle, 5) as mot, count(*) as nb from coups_de_pouce_cles where cle >= 'o:m:' and cle < 'o:m;' group by cle) m
  order by ${order}, mot limit ${limit}`

/** Gives the caller the same number of follows, saved requests and own requests at every size. */
const CALLER = [
  `insert into suivis_coup_de_pouce (coup_de_pouce_id, compte_id, suivi_le)
   select id, $1::uuid, publie_le from (
     select id, publie_le from coups_de_pouce where statut in ('publie', 'en_cours') order by md5(id::text) limit 30) d
   on conflict do nothing`,
  `insert into favoris (id, coup_de_pouce_id, compte_id, cree_le)
   select gen_random_uuid(), id, $1::uuid, publie_le from (
     select id, publie_le from coups_de_pouce where statut in ('publie', 'en_cours', 'resolu', 'expire', 'clos')
     order by md5('saved ' || id) limit 60) d
   on conflict do nothing`,
  `update coups_de_pouce set auteure_id = $1::uuid where id in (
     select d.id from coups_de_pouce d join competences_coup_de_pouce k on k.coup_de_pouce_id = d.id
     where d.statut in ('publie', 'en_cours') and d.type = 'demande' group by d.id order by md5(d.id::text) limit 5)`,
]

/** Finds the values that the cases use, and gives the caller « dense » follows, saved requests and own requests. */
export const prepareRequests = async (
  url: string,
  emails: Readonly<Record<CallerName, string>>,
): Promise<RequestsWorld> => {
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
      moi: dense,
      categories: await column(CATEGORIES),
      territoires: await column(ends('o:t:')),
      auteures: await column(ends('o:a:')),
      siennes: await column(
        `select id from coups_de_pouce where auteure_id = $1 and statut in ('publie', 'en_cours') and type = 'demande'`,
        [dense],
      ),
      demandes: await column(
        `select id from coups_de_pouce where statut in ('publie', 'en_cours') order by md5(id::text) limit 3`,
      ),
      titres: await column(
        `select left(titre, 60) from coups_de_pouce where statut = 'resolu' order by md5(id::text) limit 3`,
      ),
      motsCommuns: await column(wordsOf('nb desc', 2)),
      motRare: (await column(wordsOf('nb', 1)))[0] ?? '',
    }
  } finally {
    await client.end()
  }
}
