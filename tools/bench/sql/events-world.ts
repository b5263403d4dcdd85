import pg from 'pg'

/** Filter values for the event lists, from the most to the least frequent, comparable at every size. */
export type EventsWorld = {
  readonly themes: readonly string[]
  readonly types: readonly string[]
  readonly territoires: readonly string[]
  /** A branch of the calling coordinator, and the other branch with the most events. */
  readonly siens: { readonly antenne: string; readonly autre: string }
  readonly evenements: readonly string[]
  readonly motsCommuns: readonly string[]
  readonly motRare: string
}

/** The most and the least frequent value among upcoming events. */
const ends = (column: 'theme_id' | 'type_id'): string => `
  select id from (
    select ${column} as id, row_number() over (order by count(*) desc, ${column}) as rang, count(*) over () as nb
    from evenements where not brouillon and debut > now() group by ${column}) c
  where rang in (1, nb) order by rang`

const BRANCHES = `
  select id from (
    select substr(cle, 3) as id, row_number() over (order by count(*) desc, cle) as rang, count(*) over () as nb
    from evenements_cles where cle >= 't:' and cle < 't;' and ordre > now() group by cle) c
  where rang in (1, nb) order by rang`

const ANTENNE = `
  select k.territoire_id as id from coordinations k join comptes c on c.id = k.compte_id where c.email = $1 order by 1`

const AUTRE = `
  select territoire_id as id from evenements_territoires
  where territoire_id not in (${ANTENNE}) group by 1 order by count(*) desc, 1 limit 1`

const wordsOf = (order: string, limit: number): string => `
  select mot from (
    select substr(cle, 3) as mot, count(*) as nb from evenements_cles
    where cle >= 'm:' and cle < 'm;' and ordre > now() group by cle) m
  order by ${order}, mot limit ${limit}`

/** `coordinatrice` is the e-mail address of the calling coordinator. */
export const prepareEvents = async (url: string, coordinatrice: string): Promise<EventsWorld> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (text: string, values: readonly string[] = []): Promise<string[]> => {
    const { rows } = await client.query<Record<string, string>>(text, [...values])
    return rows.flatMap((row) => Object.values(row).slice(0, 1))
  }
  try {
    return {
      territoires: await column(BRANCHES),
      siens: {
        antenne: (await column(ANTENNE, [coordinatrice]))[0] ?? '',
        autre: (await column(AUTRE, [coordinatrice]))[0] ?? '',
      },
      themes: await column(ends('theme_id')),
      types: await column(ends('type_id')),
      motsCommuns: await column(wordsOf('nb desc', 2)),
      motRare: (await column(wordsOf('nb', 1)))[0] ?? '',
      evenements: await column(
        `select id from evenements where not brouillon and debut > now() order by md5(id::text) limit 3`,
      ),
    }
  } finally {
    await client.end()
  }
}
