import { callsOf, type Case } from './case.ts'
import type { SearchWorld } from './search.ts'

/** A search that finds nothing is recorded. */
const RECORDED = { empty: true, statements: 4 } as const

/** C4: one word, the cards of what is found included. */
const ONE = { budget: 400, exponent: 0.2, msMax: 25 }
const SEVERAL = { budget: 1200, exponent: 0.2, msMax: 25 }

export const searchCases = ({ communs, rares }: SearchWorld): Case[] => {
  const get = (path: string, ...termes: readonly string[]) =>
    callsOf(
      'dense',
      `/api/recherche${path}?termes=`,
      termes.map((mots) => encodeURIComponent(mots)),
    )
  const [first = '', second = '', third = ''] = communs
  const [rare = ''] = rares
  const begun = communs.map((mot) => mot.slice(0, 3))
  return [
    { ...ONE, name: 'a word of many objects', calls: get('', ...communs) },
    { ...ONE, name: 'a rare word', calls: get('', ...rares) },
    { ...ONE, name: 'the beginning of a word', calls: get('', ...begun) },
    {
      ...ONE,
      name: 'a mistyped word',
      calls: get('', `${first.slice(0, 3)}z${first.slice(3)}`),
      empty: true,
    },
    {
      ...ONE,
      name: 'mistyped in its first letter',
      calls: get('', ...communs.map((mot) => `v${mot.slice(1)}`)),
      ...RECORDED,
    },
    { ...ONE, name: 'a word that nobody has', calls: get('', 'introuvable', 'zibeline'), ...RECORDED },
    {
      ...SEVERAL,
      name: 'several frequent words',
      calls: get('', `${first} ${second}`, `${first} ${second} ${third}`),
      empty: true,
    },
    { ...SEVERAL, name: 'a frequent word and a rare one', calls: get('', `${first} ${rare}`), empty: true },
    { ...ONE, name: 'suggestions', msMax: 10, calls: get('/suggestions', ...begun, ...communs) },
    { ...ONE, name: 'a category', calls: get('/adherente', ...communs), empty: true },
  ]
}
