import { callsOf, FAR, TOGETHER, type Case } from './case.ts'
import type { RequestsWorld } from './requests-world.ts'
import type { CallerName } from './world.ts'

const REQUESTS = '/api/coups_de_pouce'
const PLACES: readonly CallerName[] = ['dense', 'rurale', 'lisiere']

/** A page and the cards of its authors. */
const PLAIN = { budget: 200, exponent: 0.2 }
/** By words: the cost grows with the number of completions until their maximum. */
const WORDS = { budget: 400, exponent: 1 }
/** What resembles a title, or who could help: a search with a bound. */
const SEARCH = { budget: 800, exponent: 0.2 }

export const requestCases = (world: RequestsWorld): Case[] => {
  const { moi, categories, territoires, auteures, siennes, demandes, titres, motsCommuns, motRare } = world
  const get = (...queries: readonly string[]) => callsOf('dense', `${REQUESTS}?`, queries)
  const near = (...queries: readonly string[]) =>
    PLACES.flatMap((caller) => callsOf(caller, `${REQUESTS}?`, queries))
  const of = (ids: readonly string[], end: string) =>
    callsOf(
      'dense',
      `${REQUESTS}/`,
      ids.map((id) => `${id}${end}`),
    )
  const commun = motsCommuns[0] ?? ''
  const rare = `categorie=${categories.at(-1)}`
  return [
    { ...PLAIN, name: 'requests, first pages', calls: get('', 'page=2', 'page=10') },
    { ...PLAIN, name: 'requests, deep pages', calls: get(''), deep: true },
    { ...PLAIN, name: 'solved, ended', calls: get('statut=resolu', 'statut=termine') },
    {
      ...PLAIN,
      name: 'without an answer',
      calls: get('sansReponse=oui', `sansReponse=oui&${rare}`),
      empty: true,
    },
    { ...PLAIN, name: 'by type', calls: get('type=demande', 'type=offre') },
    {
      ...PLAIN,
      name: 'by category',
      calls: get(...categories.map((id) => `categorie=${id}`), `${rare}&type=offre&statut=resolu`),
    },
    { ...PLAIN, name: 'by last day', calls: get('tri=echeance', `tri=echeance&${rare}`) },
    { ...PLAIN, name: 'of a branch', calls: get(...territoires.map((id) => `territoire=${id}`)) },
    { ...PLAIN, name: 'of an author', calls: get(...auteures.map((id) => `auteure=${id}`)) },
    { ...PLAIN, name: 'followed', calls: get('suivis=oui', 'suivis=oui&statut=resolu') },
    { ...PLAIN, name: 'saved', calls: get('favoris=oui') },
    { ...PLAIN, name: 'her own', calls: get(`auteure=${moi}`, `auteure=${moi}&statut=resolu`), empty: true },
    {
      ...FAR,
      name: 'of a branch, narrowed',
      calls: get(...territoires.map((id) => `territoire=${id}&${rare}&sansReponse=oui`)),
      empty: true,
    },
    ...[10, 25, 50, 100].map((km) => ({
      ...FAR,
      name: `within ${km} km`,
      calls: near(`distanceKilometre=${km}`),
      empty: true as const,
    })),
    { ...FAR, name: '100 km, deep pages', calls: get('distanceKilometre=100'), deep: true },
    {
      ...FAR,
      name: '100 km and filters',
      calls: near(
        `distanceKilometre=100&${rare}&type=demande`,
        `distanceKilometre=100&tri=echeance`,
        `distanceKilometre=100&sansReponse=oui`,
      ),
      empty: true,
    },
    { ...FAR, name: '100 km, solved', calls: near('distanceKilometre=100&statut=resolu') },
    { ...WORDS, name: 'a word of many titles', calls: get(...motsCommuns.map((mot) => `termes=${mot}`)) },
    { ...WORDS, name: 'a rare word', calls: get(`termes=${motRare}`) },
    { ...WORDS, name: 'beginning of a word', calls: get('termes=p', 'termes=pr', 'termes=com') },
    { ...TOGETHER, name: 'two words', calls: get(`termes=${motsCommuns.join('+')}`, `termes=${commun}+c`) },
    { ...WORDS, name: 'a word and filters', calls: get(`termes=${commun}&${rare}`), empty: true },
    { ...PLAIN, name: 'a request', calls: of(demandes, '') },
    { ...PLAIN, name: 'its answers', calls: of(demandes, '/reponses'), empty: true },
    { ...SEARCH, statements: 2, name: 'what resembles it', calls: of(demandes, '/proches') },
    {
      ...SEARCH,
      // Requests, resources and the FAQ.
      statements: 3,
      name: 'what resembles a title',
      calls: get().concat(
        callsOf(
          'dense',
          `${REQUESTS}/deja_repondu?titre=`,
          titres.map((titre) => encodeURIComponent(titre)),
        ),
      ),
    },
    { ...SEARCH, statements: 2, name: 'who could help', calls: of(siennes, '/suggestions') },
  ]
}
