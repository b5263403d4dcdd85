import { availableParallelism } from 'node:os'
import pg from 'pg'
import { withoutIndexes } from './indexes.ts'

/** Objects of one statement. */
const BATCH = 2000
const OBJETS = [
  ['adherente', 'annuaire', 'compte_id'],
  ['coupdepouce', 'coups_de_pouce', 'id'],
  ['evenement', 'evenements', 'id'],
  ['publication', 'publications', 'id'],
  ['territoire', 'territoires', 'id'],
  ['ressource', 'ressources', 'id'],
] as const

/** Values of the searches, comparable at every size. */
export type SearchWorld = { readonly communs: readonly string[]; readonly rares: readonly string[] }

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c jit=off',
  })
  await client.connect()
  return client
}

/** Calls the function of the product that writes the words of an object, on each of these objects. */
const writeWords = async (
  writers: readonly pg.Client[],
  categorie: string,
  ids: readonly string[],
): Promise<void> => {
  let next = 0
  const work = async (writer: pg.Client): Promise<void> => {
    while (next < ids.length) {
      const batch = ids.slice(next, (next += BATCH))
      await writer.query(`select recherche_ecrit_${categorie}(o) from unnest($1::uuid[]) o`, [batch])
    }
  }
  await Promise.all(writers.map(work))
}

/** Writes the words of every object of a filled network, as the rebuild of the product does, and finds words for the cases. */
export const fillSearch = async (url: string): Promise<SearchWorld> => {
  const client = await connect(url)
  const writers = await Promise.all(Array.from({ length: availableParallelism() }, () => connect(url)))
  const mots = async (order: string): Promise<string[]> => {
    const { rows } = await client.query<{ mot: string }>(`
      select mot from recherche_lexique where mot ~ '^[a-z]{4,}$'
      group by mot having sum(nb) >= 5 order by sum(nb) ${order}, mot limit 4`)
    return rows.map(({ mot }) => mot)
  }
  try {
    for (const [categorie, table, id] of OBJETS) {
      const { rows } = await client.query<{ id: string }>(`select ${id} as id from ${table} order by 1`)
      // Each object first deletes its lines, by their index.
      const kept = [`recherche_${categorie}_objet`]
      await withoutIndexes(
        client,
        `recherche_cles_${categorie}`,
        () =>
          writeWords(
            writers,
            categorie,
            rows.map((row) => row.id),
          ),
        kept,
      )
    }
    await client.query('select recherche_recompte()')
    await client.query('vacuum (freeze, analyze)')
    return { communs: await mots('desc'), rares: await mots('asc') }
  } finally {
    await Promise.all([client, ...writers].map((each) => each.end()))
  }
}
