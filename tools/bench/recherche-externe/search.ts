import type { Categorie } from '../../../apps/server/src/modules/recherche/recherche.factory.ts'
import { folded } from './documents.ts'
import type { Groonga } from './groonga.ts'
import { indexOf, STOP_WORDS, tableOf } from './index.ts'

/** Quimper, where the reader of the golden set lives. */
const READER = '47.9914x-4.0916'
const FOUND_MAX = '5'
/** Shorter words have too many neighbours. */
const LONG = 7
const SHORT = 4

const WEIGHTS = { a: 8, b: 4, c: 1 } as const

/** What is written as typed counts twice as much as what shares a stem. */
const matchColumns = (categorie: Categorie): string =>
  Object.entries(WEIGHTS)
    .flatMap(([column, weight]) => [
      `${indexOf('Mots', categorie, column)} * ${weight * 2}`,
      `${indexOf('Racines', categorie, column)} * ${weight}`,
    ])
    .join(' || ')

type Selected = [[[number], unknown, ...[string][]]]

const select = async (groonga: Groonga, categorie: Categorie, query: string): Promise<string[]> => {
  const answer = await groonga.run('select', {
    table: tableOf(categorie),
    match_columns: matchColumns(categorie),
    query,
    query_flags: 'ALLOW_PRAGMA|ALLOW_COLUMN',
    output_columns: '_key',
    'columns[loin].stage': 'filtered',
    'columns[loin].type': 'Float',
    'columns[loin].value': `geo_distance(lieu, "${READER}")`,
    sort_keys: '-_score,loin',
    limit: FOUND_MAX,
  })
  const [[, , ...rows]] = answer as Selected
  return rows.map(([key]) => key)
}

/** The words of the documents that are spelled nearly like this one, the nearest first. */
const neighboursOf = async (groonga: Groonga, word: string): Promise<string[]> => {
  if (word.length < SHORT) return []
  const options = JSON.stringify({
    max_distance: word.length >= LONG ? 2 : 1,
    prefix_length: 1,
    with_transposition: true,
    max_expansion: 10,
  })
  const answer = await groonga.run('select', {
    table: 'Mots',
    filter: `fuzzy_search(_key, "${word}", ${options})`,
    output_columns: '_key',
    sort_keys: '-_score',
    limit: '3',
  })
  const [[, , ...rows]] = answer as Selected
  return rows.map(([key]) => key)
}

const isKnown = async (groonga: Groonga, word: string): Promise<boolean> => {
  const answer = await groonga.run('select', { table: 'Mots', filter: `_key @^ "${word}"`, limit: '0' })
  const [[[nb]]] = answer as Selected
  return nb > 0
}

const anyOf = (words: readonly string[]): string => `(${words.join(' OR ')})`

export type Searcher = {
  readonly groonga: Groonga
  /** Groups of words and phrases that stand for one another. */
  readonly synonyms: readonly (readonly string[])[]
}

/** Each word with what may stand for it: what begins with it, its synonyms, or its neighbours if nothing has it. */
const expand = async ({ groonga, synonyms }: Searcher, word: string): Promise<string> => {
  const others = synonyms.filter((group) => group.includes(word)).flat()
  const isBegun = await isKnown(groonga, word)
  const neighbours = isBegun || others.length > 0 ? [] : await neighboursOf(groonga, word)
  // A beginning that no word has would make groonga drop what stands beside it.
  return anyOf([word, ...others.map((one) => `"${one}"`), ...neighbours, ...(isBegun ? [`${word}*`] : [])])
}

/** The keys found in a category: with all the words, otherwise with some of them. */
export const searchGroonga = async (
  searcher: Searcher,
  categorie: Categorie,
  termes: string,
): Promise<string[]> => {
  const typed = folded(termes).split(' ')
  const words = typed.filter((word) => !STOP_WORDS.has(word))
  const expanded = await Promise.all((words.length > 0 ? words : typed).map((word) => expand(searcher, word)))
  const all = await select(searcher.groonga, categorie, expanded.join(' '))
  return all.length > 0 || expanded.length === 1
    ? all
    : select(searcher.groonga, categorie, expanded.join(' OR '))
}
