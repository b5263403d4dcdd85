import pg from 'pg'

/** Objects of one statement. */
const BATCH = 20_000
const OBJETS = [
  ['adherente', 'annuaire', 'compte_id'],
  ['coupdepouce', 'coups_de_pouce', 'id'],
  ['evenement', 'evenements', 'id'],
  ['publication', 'publications', 'id'],
  ['territoire', 'territoires', 'id'],
] as const

/** Values of the searches, comparable at every size. */
export type SearchWorld = { readonly communs: readonly string[]; readonly rares: readonly string[] }

/** Writes the words of every object of a filled network, as the rebuild of the product does, and finds words for the cases. */
export const fillSearch = async (url: string): Promise<SearchWorld> => {
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c synchronous_commit=off',
  })
  await client.connect()
  const mots = async (order: string): Promise<string[]> => {
    const { rows } = await client.query<{ mot: string }>(`
      select mot from recherche_lexique where mot ~ '^[a-z]{4,}$' group by mot order by sum(nb) ${order}, mot limit 4`)
    return rows.map(({ mot }) => mot)
  }
  try {
    for (const [categorie, table, id] of OBJETS) {
      let after: string | undefined = '00000000-0000-0000-0000-000000000000'
      while (after !== undefined) {
        const { rows }: pg.QueryResult<{ dernier: string | null }> = await client.query(
          `select max(id::text) as dernier from (
             select id, recherche_ecrit_${categorie}(id) from (
               select ${id} as id from ${table} where ${id} > $1 order by 1 limit ${BATCH}) o) e`,
          [after],
        )
        after = rows[0]?.dernier ?? undefined
      }
    }
    await client.query('select recherche_recompte()')
    await client.query('vacuum (freeze, analyze)')
    return { communs: await mots('desc'), rares: await mots('asc') }
  } finally {
    await client.end()
  }
}
