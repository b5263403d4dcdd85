import { callsOf, type Case } from './case.ts'
import type { MessagesWorld } from './messages-world.ts'

const DISCUSSIONS = '/api/discussions'

export const messageCases = ({ directes, groupes, mots }: MessagesWorld): Case[] => {
  const get = (...queries: readonly string[]) => callsOf('dense', `${DISCUSSIONS}?`, queries)
  const of = (ids: readonly string[], end: string) =>
    callsOf(
      'dense',
      `${DISCUSSIONS}/`,
      ids.map((id) => `${id}/${end}`),
    )
  const INBOX = { budget: 80, exponent: 0.1, exact: true } as const
  const THREAD = { budget: 30, exponent: 0.1, exact: true } as const
  /** Reads the rows of the pages before. A small table has several of them on a page. */
  const LATER = { budget: 400, exponent: 0.2, exact: true } as const
  /** Reads a row of each of her two hundred discussions, and descends deeper indexes. */
  const HERS = { budget: 1500, exponent: 0.3 }
  return [
    { ...INBOX, name: 'the inbox', calls: get('', 'filtre=epinglees') },
    { ...INBOX, name: 'unread ones', calls: get('filtre=non_lues') },
    { ...LATER, name: 'the inbox, later pages', calls: get('page=2', 'page=5', 'page=9') },
    { ...HERS, name: 'the inbox by a name', calls: get('termes=mar'), empty: true },
    { ...THREAD, name: 'a thread of two', calls: of(directes, 'messages?') },
    { ...THREAD, name: 'its older pages', calls: of(directes, 'messages?avant=60') },
    { ...THREAD, name: 'what has changed', calls: of(directes, 'changements?depuis=95') },
    { ...THREAD, name: 'a thread of a group', budget: 80, calls: of(groupes, 'messages?') },
    {
      ...HERS,
      msMax: 100,
      name: 'search in her messages',
      calls: callsOf(
        'dense',
        `${DISCUSSIONS}/recherche?`,
        mots.map((mot) => `termes=${encodeURIComponent(mot)}`),
      ),
    },
  ]
}
