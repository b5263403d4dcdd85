// npm run bench:recherche-externe [members]: groonga beside the product's own search, on the golden set and on a filled network.
import pg from 'pg'
import { bringUpToDate } from '../../../apps/server/seed/bring-up-to-date.ts'
import {
  accord,
  rangOf,
  reserve,
  scoreOf,
  type Categorie,
  type Requete,
} from '../../../apps/server/src/modules/recherche/recherche.factory.ts'
import { buildServer, startApi } from '../sql/api.ts'
import { startCluster } from '../sql/cluster.ts'
import { fillEvents } from '../sql/events.ts'
import { fillNetwork } from '../sql/fill.ts'
import { fillPosts } from '../sql/posts.ts'
import { fillRequests } from '../sql/requests.ts'
import { fillResources } from '../sql/resources.ts'
import { fillSearch } from '../sql/search.ts'
import { prepareWorld } from '../sql/world.ts'
import { documentsOfDatabase, documentsOfWorld, readKnowledge, type Documents } from './documents.ts'
import { startGroonga } from './groonga.ts'
import { indexDocuments } from './index.ts'
import { searchGroonga, type Searcher } from './search.ts'

const MEMBERS = Number(process.argv[2] ?? 50_000)
const ROUNDS = 3
const CATEGORIES: readonly Categorie[] = [
  'adherente',
  'coupdepouce',
  'evenement',
  'publication',
  'territoire',
  'ressource',
  'faq',
]
/** Groonga does not know that these are one word. */
const SAINTS = [
  ['st', 'saint'],
  ['ste', 'sainte'],
]

const said = (what: string, value: string) => process.stdout.write(`${what.padEnd(44)} ${value}\n`)

const quantiles = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

/** How long each search takes, in milliseconds, after a first round that is not counted. */
const timed = async (search: (termes: string) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { termes } of [...accord, ...reserve]) {
      const began = performance.now()
      await search(termes)
      if (round > 0) times.push(performance.now() - began)
    }
  return times
}

const withGroonga = async (
  documents: Documents,
  synonyms: Searcher['synonyms'],
  work: (searcher: Searcher) => Promise<void>,
): Promise<void> => {
  const groonga = await startGroonga()
  try {
    await indexDocuments(groonga, documents)
    await work({ groonga, synonyms: [...synonyms, ...SAINTS] })
  } finally {
    await groonga.stop()
  }
}

const scoreGroonga = async (
  searcher: Searcher,
  name: string,
  requetes: readonly Requete[],
): Promise<void> => {
  const reponses = []
  for (const requete of requetes) {
    const found = await searchGroonga(searcher, requete.categorie, requete.termes)
    reponses.push({ requete, rang: rangOf(requete.attendus, found) })
  }
  const { premieres, dansCinq, requetes: nb } = scoreOf(reponses)
  said(`groonga, ${name}`, `first right ${premieres}/${nb}, in five ${dansCinq}/${nb}`)
}

const cluster = await startCluster()
const client = new pg.Client({ connectionString: cluster.urlOf('recherche') })
try {
  await cluster.admin.query('create database recherche')
  const url = cluster.urlOf('recherche')
  await bringUpToDate(url)
  await client.connect()
  const { synonyms, formerNames } = await readKnowledge(client)
  await withGroonga(documentsOfWorld(formerNames), synonyms, async (searcher) => {
    await scoreGroonga(searcher, 'the half that is tuned on', accord)
    await scoreGroonga(searcher, 'the half that is held out', reserve)
  })

  await fillNetwork(url, MEMBERS)
  const { emails } = await prepareWorld(url)
  await fillEvents(url, MEMBERS / 20)
  await fillRequests(url, MEMBERS / 10)
  await fillPosts(url, MEMBERS / 4)
  await fillResources(url)
  await fillSearch(url)
  const { rows } = await client.query<{ mega: number }>(`
    select sum(pg_total_relation_size(oid)) / 1024 / 1024 as mega from pg_class
    where relkind = 'r' and (relname like 'recherche\\_%' or relname = 'synonymes')`)
  said(`product, ${MEMBERS} members, tables of search`, `${Math.round(rows[0]?.mega ?? 0)} MB on disk`)

  await withGroonga(await documentsOfDatabase(client, formerNames), synonyms, async (searcher) => {
    const search = (termes: string) =>
      Promise.all(CATEGORIES.map((categorie) => searchGroonga(searcher, categorie, termes)))
    said(`groonga, ${MEMBERS} members, seven categories`, quantiles(await timed(search)))
    const { memory, disk } = await searcher.groonga.size()
    said('groonga', `${Math.round(memory)} MB in memory, ${Math.round(disk)} MB on disk`)
  })

  await buildServer()
  const api = await startApi(url)
  try {
    const token = await api.logIn(emails.rurale)
    const times = await timed((termes) => api.get(token, `/api/recherche?${new URLSearchParams({ termes })}`))
    said(`product, ${MEMBERS} members, seven categories`, quantiles(times))
  } finally {
    await api.stop()
  }
} finally {
  await client.end()
  await cluster.stop()
}
