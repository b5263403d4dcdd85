import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { BRANCHES, callsOf, FAR, TOGETHER, WORDS, type Case } from './case.ts'
import type { EventsWorld } from './events-world.ts'
import type { CallerName } from './world.ts'

const EVENTS = '/api/evenements'
const BO = '/api/bo/evenements'
const PLACES: readonly CallerName[] = ['dense', 'rurale', 'lisiere']

/** A page read from the index by date. */
const PLAIN = { budget: 120, exponent: 0.2 }
/** A page read from a key, whose rows are wider. */
const BY_KEY = { budget: 150, exponent: 0.2 }
const NEAR = { budget: 200, exponent: 0.2 }
/** A thousand times as many events may cost three times as much. */
const WIDE = { budget: 400, exponent: 0.159 }
/** By words: the cost grows with the number of completions until their maximum, which 200 titles do not reach. */
const TITLES = { budget: 400, exponent: 1 }

/** Lists of members, then of administrators and coordinators. */
export const eventCases = (world: EventsWorld): Case[] => {
  const { themes, types, territoires, siens, evenements, motsCommuns, motRare } = world
  const [theme, type, commun] = [`thematique=${themes.at(-1)}`, `type=${types.at(-1)}`, motsCommuns[0] ?? '']
  const day = (days: number) => addDays(parisDay(new Date()), days)
  const get = (...queries: readonly string[]) => callsOf('dense', `${EVENTS}?`, queries)
  const near = (...queries: readonly string[]) =>
    PLACES.flatMap((caller) => callsOf(caller, `${EVENTS}?`, queries))
  const bo = (name: string, ...queries: readonly string[]): Case => ({
    ...FAR,
    name: `back office, ${name}`,
    calls: callsOf('administratrice', BO, queries),
  })
  const coordinator = (name: string, ...queries: readonly string[]): Case => ({
    ...TOGETHER,
    name: `coordinator, ${name}`,
    calls: callsOf('coordinatrice', BO, queries),
    // With 200 events, the coordinator may manage none of them.
    empty: true,
  })
  const dates = `dateDebut=${day(14)}&dateFin=${day(120)}`
  const filters = `${theme}&type=${types[0]}&disponibilite=oui&${dates}`
  return [
    { ...PLAIN, name: 'events, first pages', calls: get('', 'page=2', 'page=10') },
    { ...PLAIN, name: 'events, deep pages', calls: get(''), deep: true },
    { ...PLAIN, name: 'with a place left', calls: get('disponibilite=oui') },
    {
      ...PLAIN,
      name: 'between two days',
      calls: get(dates, `dateDebut=${day(-1500)}&dateFin=${day(-1000)}`),
    },
    { ...BY_KEY, name: 'by theme', calls: get(...themes.map((id) => `thematique=${id}`)) },
    { ...BY_KEY, name: 'by type', calls: get(...types.map((id) => `type=${id}`)) },
    { ...BY_KEY, name: 'by format', calls: get('format=en_ligne', 'format=presentiel') },
    {
      ...BY_KEY,
      name: 'all of these',
      calls: get(`${theme}&${type}&format=presentiel&disponibilite=oui`, `${theme}&${type}&${dates}`),
      empty: true,
    },
    { ...TITLES, name: 'a word of many titles', calls: get(...motsCommuns.map((mot) => `titre=${mot}`)) },
    { ...TITLES, name: 'a rare word', calls: get(`titre=${motRare}`) },
    { ...TITLES, name: 'beginning of a word', calls: get('titre=p', 'titre=pr', 'titre=com') },
    { ...TOGETHER, name: 'two words', calls: get(`titre=${motsCommuns.join('+')}`, `titre=${commun}+c`) },
    {
      ...TITLES,
      name: 'a word and filters',
      calls: get(`titre=${commun}&${filters}`, `titre=${commun}&${theme}&${type}`),
      empty: true,
    },
    ...[10, 25].map((km) => ({
      ...NEAR,
      name: `within ${km} km`,
      calls: near(`distanceKilometre=${km}`),
      empty: true as const,
    })),
    ...[50, 100].map((km) => ({
      ...WIDE,
      name: `within ${km} km`,
      calls: near(`distanceKilometre=${km}`),
      empty: true as const,
    })),
    { ...WIDE, name: '100 km, deep pages', calls: get('distanceKilometre=100'), deep: true },
    {
      ...WIDE,
      name: '100 km and filters',
      calls: near(
        `distanceKilometre=100&${theme}&${type}&disponibilite=oui`,
        `distanceKilometre=100&${filters}`,
      ),
      empty: true,
    },
    {
      ...TITLES,
      name: 'every filter',
      calls: near(`distanceKilometre=100&format=presentiel&titre=${commun}&${filters}`),
      empty: true,
    },
    {
      ...TOGETHER,
      name: '100 km, from four years ago',
      calls: near(
        `distanceKilometre=100&dateDebut=${day(-1460)}`,
        `distanceKilometre=100&${theme}&${type}&disponibilite=oui&dateDebut=${day(-1460)}`,
      ),
    },
    // The only count of an event is its seats, which may all be taken.
    { ...NEAR, name: 'an event', calls: callsOf('dense', `${EVENTS}/`, evenements), empty: true },
    {
      ...NEAR,
      name: 'events of a branch',
      calls: callsOf(
        'dense',
        '/api/territoires/',
        territoires.map((id) => `${id}/evenements`),
      ),
      empty: true,
    },
    {
      ...FAR,
      name: 'showcase',
      calls: callsOf('dense', '/api/vitrine/evenements', ['', '?page=2']),
      empty: true,
    },
    bo('to come', '', '?page=2'),
    bo('past', '?onglet=passes'),
    bo('cancelled', '?onglet=annules'),
    bo('drafts', '?onglet=brouillons'),
    { ...bo('words', `?titre=${commun}`, `?titre=${motRare}`), ...WORDS },
    bo('theme and type', `?thematique=${themes[0]}&type=${types[0]}`, `?${theme}`),
    bo('branch', ...territoires.map((id) => `?territoire=${id}`)),
    { ...bo('tabs', '/resume'), ...FAR },
    coordinator('events', '', '?onglet=passes'),
    {
      ...coordinator(
        'branch and theme',
        ...themes.flatMap((id) =>
          ['a_venir', 'passes'].flatMap((onglet) => {
            const narrowed = `?onglet=${onglet}&territoire=${siens.antenne}&thematique=${id}`
            return [narrowed, `${narrowed}&type=${types[0]}`]
          }),
        ),
      ),
      ...FAR,
    },
    {
      ...coordinator(
        'another branch',
        `?territoire=${siens.autre}`,
        `?territoire=${siens.autre}&onglet=passes`,
        `?territoire=${siens.autre}&onglet=passes&thematique=${themes[0]}`,
      ),
      // 810 once the index is rebuilt; keys inserted in the order of creation leave its pages half empty.
      budget: BRANCHES.budget,
    },
    coordinator('a word', `?titre=${commun}`),
    coordinator('tabs', '/resume'),
  ]
}
