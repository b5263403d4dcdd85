import type { Categorie } from '../../../apps/server/src/modules/recherche/recherche.factory.ts'
import type { Documents } from './documents.ts'
import type { Groonga } from './groonga.ts'

/** Words without a meaning of their own, of the Snowball list: they neither find nor refuse anything. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a ai au aux avec c ce ces d dans de des du elle en es est et eux il j je l la le leur lui m ma mais me meme mes moi mon n ne nos notre
  nous on ou par pas pour qu que qui s sa se ses son suis sont sur t ta te tes toi ton tu un une vos votre vous y`.split(
    /\s+/,
  ),
)

const COLUMNS = ['a', 'b', 'c'] as const

/** The words as they are written, and their stems: two lexicons, and an index of each column in both. */
const LEXICONS = {
  Mots: 'TokenFilterStopWord',
  Racines: 'TokenFilterStopWord,TokenFilterStem("algorithm","french")',
} as const
export type Lexicon = keyof typeof LEXICONS

export const tableOf = (categorie: Categorie): string => `T_${categorie}`
export const indexOf = (lexicon: Lexicon, categorie: Categorie, column: string): string =>
  `${lexicon}.${categorie}_${column}`

const createLexicons = async (groonga: Groonga): Promise<void> => {
  for (const plugin of ['token_filters/stop_word', 'token_filters/stem'])
    await groonga.run('plugin_register', { name: plugin })
  for (const [name, filters] of Object.entries(LEXICONS)) {
    await groonga.run('table_create', {
      name,
      flags: 'TABLE_PAT_KEY',
      key_type: 'ShortText',
      default_tokenizer: 'TokenBigram',
      normalizer: 'NormalizerNFKC150',
      token_filters: filters,
    })
    await groonga.run('column_create', {
      table: name,
      name: 'is_stop_word',
      flags: 'COLUMN_SCALAR',
      type: 'Bool',
    })
    await groonga.load(
      name,
      Array.from(STOP_WORDS, (_key) => ({ _key, is_stop_word: true })),
    )
  }
}

const BATCH = 10_000

/** Gives the documents to groonga, then indexes them. */
export const indexDocuments = async (groonga: Groonga, documents: Documents): Promise<void> => {
  await createLexicons(groonga)
  for (const categorie of Object.keys(documents) as Categorie[]) {
    const table = tableOf(categorie)
    await groonga.run('table_create', { name: table, flags: 'TABLE_HASH_KEY', key_type: 'ShortText' })
    for (const name of COLUMNS)
      await groonga.run('column_create', { table, name, flags: 'COLUMN_SCALAR', type: 'Text' })
    await groonga.run('column_create', {
      table,
      name: 'lieu',
      flags: 'COLUMN_SCALAR',
      type: 'WGS84GeoPoint',
    })
    const rows = documents[categorie]
    for (let from = 0; from < rows.length; from += BATCH)
      await groonga.load(table, rows.slice(from, from + BATCH))
    for (const lexicon of Object.keys(LEXICONS) as Lexicon[])
      for (const source of COLUMNS)
        await groonga.run('column_create', {
          table: lexicon,
          name: `${categorie}_${source}`,
          flags: 'COLUMN_INDEX|WITH_POSITION',
          type: table,
          source,
        })
  }
}
