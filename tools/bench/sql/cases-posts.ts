import { callsOf, FAR, TOGETHER, WORDS, type Case } from './case.ts'
import type { PostsWorld } from './posts-world.ts'

const POSTS = '/api/publications'

/** A page, the cards of its authors, and what the reader did with each post. */
const PLAIN = { budget: 200, exponent: 0.2 }
/** A word narrowed by another filter: the newest posts of the word are read, up to their maximum. */
const NARROWED = { budget: 800, exponent: 1 }

export const postCases = (world: PostsWorld): Case[] => {
  const { territoires, auteures, dense, publications, suivies, motsCommuns, motRare } = world
  const get = (...queries: readonly string[]) => callsOf('dense', `${POSTS}?`, queries)
  const of = (ids: readonly string[], end: string) =>
    callsOf(
      'dense',
      `${POSTS}/`,
      ids.map((id) => `${id}${end}`),
    )
  const [hers = '', other = ''] = territoires
  const commun = motsCommuns[0] ?? ''
  const deux = motsCommuns.join('+')
  const filtres = [
    'type=annonce',
    'type=actualite',
    `territoire=${hers}`,
    `territoire=${other}`,
    `auteure=${dense}`,
    'favoris=oui',
  ]
  return [
    { ...PLAIN, name: 'the feed, first pages', calls: get('', 'page=2', 'page=10') },
    { ...PLAIN, name: 'the feed, deep pages', calls: get(''), deep: true },
    { ...PLAIN, name: 'of an administrator', calls: callsOf('administratrice', `${POSTS}?`, ['', 'page=2']) },
    { ...FAR, name: 'of who blocks 200 members', calls: callsOf('bloqueuse', `${POSTS}?`, ['', 'page=2']) },
    {
      ...PLAIN,
      name: 'by type',
      calls: get('type=publication', 'type=actualite', 'type=annonce'),
    },
    { ...PLAIN, name: 'of her branch', calls: get(`territoire=${hers}`, `territoire=${hers}&type=annonce`) },
    { ...PLAIN, name: 'of another branch', calls: get(`territoire=${other}`), empty: true },
    {
      ...PLAIN,
      name: 'on the page of a branch',
      calls: callsOf('dense', '/api/territoires/', [`${hers}/publications?`, `${other}/publications?`]),
    },
    { ...PLAIN, name: 'of an author', calls: get(...auteures.map((id) => `auteure=${id}`)), empty: true },
    { ...PLAIN, name: 'her own', calls: get(`auteure=${dense}`) },
    { ...PLAIN, name: 'saved', calls: get('favoris=oui') },
    { ...PLAIN, name: 'pinned', calls: get('epinglees=oui') },
    { ...WORDS, name: 'a word of many posts', calls: get(...motsCommuns.map((mot) => `termes=${mot}`)) },
    { ...WORDS, name: 'a rare word', calls: get(`termes=${motRare}`), empty: true },
    { ...TOGETHER, name: 'beginning of a word', calls: get('termes=p', 'termes=pr', 'termes=com') },
    { ...TOGETHER, name: 'two words', calls: get(`termes=${deux}`, `termes=${commun}+c`) },
    {
      ...NARROWED,
      name: 'a word and a filter',
      calls: get(...filtres.map((filtre) => `termes=${commun}&${filtre}`)),
      empty: true,
    },
    {
      ...TOGETHER,
      name: 'two words and a filter',
      calls: get(...filtres.map((filtre) => `termes=${deux}&${filtre}`)),
      empty: true,
    },
    {
      ...FAR,
      name: 'words and pins',
      calls: get(...[commun, deux].map((termes) => `termes=${termes}&epinglees=oui`)),
      empty: true,
    },
    { ...PLAIN, name: 'a post', calls: of(publications, '') },
    { ...PLAIN, name: 'its comments', calls: of(publications, '/commentaires?'), empty: true },
    { ...PLAIN, name: 'thousands of comments', calls: of(suivies, '/commentaires?') },
    {
      ...PLAIN,
      name: 'the same, page 50',
      calls: of(suivies, '/commentaires?page=50'),
    },
    {
      ...PLAIN,
      name: 'for who blocks 200 members',
      calls: callsOf(
        'bloqueuse',
        `${POSTS}/`,
        suivies.map((id) => `${id}/commentaires?`),
      ),
    },
  ]
}
