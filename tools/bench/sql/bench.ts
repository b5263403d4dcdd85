import { bringUpToDate } from '../../../apps/server/seed/bring-up-to-date.ts'
import { buildServer } from './api.ts'
import { backOfficeCases } from './cases-back-office.ts'
import { directoryCases } from './cases-directory.ts'
import { eventCases } from './cases-events.ts'
import { messageCases } from './cases-messages.ts'
import { postCases } from './cases-posts.ts'
import { requestCases } from './cases-requests.ts'
import { searchCases } from './cases-search.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { prepareEvents } from './events-world.ts'
import { fillEvents } from './events.ts'
import { addMembers, fillNetwork } from './fill.ts'
import { prepareMessages } from './messages-world.ts'
import { fillMessages } from './messages.ts'
import { preparePosts } from './posts-world.ts'
import { fillPosts } from './posts.ts'
import { prepareRequests } from './requests-world.ts'
import { fillRequests } from './requests.ts'
import { runCases, type Measure } from './run-cases.ts'
import { fillResources } from './resources.ts'
import { fillSearch } from './search.ts'
import { prepareWorld } from './world.ts'

export type Result = {
  readonly name: string
  readonly budget: number
  readonly exponent: number
  readonly exact?: true
  readonly msMax?: number
  /** Sorted from the smallest network to the largest. */
  readonly measures: readonly (Measure & { readonly size: number })[]
}

const MODEL = 'modele'

const createModel = async ({ admin, urlOf }: Cluster): Promise<void> => {
  await admin.query(`create database ${MODEL}`)
  await bringUpToDate(urlOf(MODEL))
}

/** Cost of the member lists at one size. */
const measureMembers = async (cluster: Cluster, size: number): Promise<Measure[]> => {
  const database = `membres_${size}`
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(cluster.urlOf(database), size)
  const world = await prepareWorld(cluster.urlOf(database))
  return runCases(cluster, database, world.emails, [...directoryCases(world), ...backOfficeCases(world)])
}

/** Number of members in the directory, which event lists do not read. */
const FEW_MEMBERS = 1000

/** Cost of the event lists at one size. */
const measureEvents = async (cluster: Cluster, size: number, members: number): Promise<Measure[]> => {
  const database = `evenements_${size}`
  const url = cluster.urlOf(database)
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(url, FEW_MEMBERS)
  const { emails } = await prepareWorld(url)
  await addMembers(url, FEW_MEMBERS, members)
  await fillEvents(url, size)
  return runCases(cluster, database, emails, eventCases(await prepareEvents(url, emails.coordinatrice)))
}

/** Cost of the lists of help requests at one size. */
const measureRequests = async (cluster: Cluster, size: number, members: number): Promise<Measure[]> => {
  const database = `demandes_${size}`
  const url = cluster.urlOf(database)
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(url, FEW_MEMBERS)
  const { emails } = await prepareWorld(url)
  await addMembers(url, FEW_MEMBERS, members)
  await fillRequests(url, size)
  return runCases(cluster, database, emails, requestCases(await prepareRequests(url, emails)))
}

/** Cost of the feed and of the lists of posts at one size. */
const measurePosts = async (cluster: Cluster, size: number, members: number): Promise<Measure[]> => {
  const database = `publications_${size}`
  const url = cluster.urlOf(database)
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(url, FEW_MEMBERS)
  const { emails } = await prepareWorld(url)
  await addMembers(url, FEW_MEMBERS, members)
  await fillPosts(url, size)
  return runCases(cluster, database, emails, postCases(await preparePosts(url, emails)))
}

/** Cost of the inbox, of threads and of the search in messages at one size. */
const measureMessages = async (cluster: Cluster, size: number, members: number): Promise<Measure[]> => {
  const database = `discussions_${size}`
  const url = cluster.urlOf(database)
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(url, FEW_MEMBERS)
  const { emails } = await prepareWorld(url)
  await addMembers(url, FEW_MEMBERS, members)
  const caller = emails.dense.replace(/^membre-|@.*$/g, '')
  await fillMessages(url, size, caller)
  return runCases(cluster, database, emails, messageCases(await prepareMessages(url, caller)))
}

/** Cost of search at one size: a post for four members, a request for ten, an event for twenty, and a library. */
const measureSearch = async (cluster: Cluster, size: number): Promise<Measure[]> => {
  const database = `recherche_${size}`
  const url = cluster.urlOf(database)
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(url, FEW_MEMBERS)
  const { emails } = await prepareWorld(url)
  await fillEvents(url, size / 20)
  await addMembers(url, FEW_MEMBERS, size)
  await fillRequests(url, size / 10)
  await fillPosts(url, size / 4)
  await fillResources(url)
  return runCases(cluster, database, emails, searchCases(await fillSearch(url)))
}

type MeasureSize = (cluster: Cluster, size: number) => Promise<Measure[]>

/** Fills a network in a separate PostgreSQL cluster and measures each list of the product at each size. */
const bench = async (measureSize: MeasureSize, sizes: readonly number[]): Promise<Result[]> => {
  const cluster = await startCluster()
  try {
    await buildServer()
    await createModel(cluster)
    const measures = []
    for (const size of sizes)
      measures.push(...(await measureSize(cluster, size)).map((measure) => ({ ...measure, size })))
    return [...Map.groupBy(measures, ({ name }) => name).values()].flatMap((ofCase) => {
      const [first] = ofCase
      if (!first) return []
      const { name, budget, exponent, exact, msMax } = first
      return [
        {
          name,
          budget,
          exponent,
          ...(exact && { exact }),
          ...(msMax !== undefined && { msMax }),
          measures: ofCase,
        },
      ]
    })
  } finally {
    await cluster.stop()
  }
}

export const benchSql = (sizes: readonly number[]): Promise<Result[]> => bench(measureMembers, sizes)
export const benchSearch = (sizes: readonly number[]): Promise<Result[]> => bench(measureSearch, sizes)
export const benchRequests = (
  sizes: readonly number[],
  membersOf: (requests: number) => number = () => FEW_MEMBERS,
): Promise<Result[]> => bench((cluster, size) => measureRequests(cluster, size, membersOf(size)), sizes)
export const benchPosts = (
  sizes: readonly number[],
  membersOf: (posts: number) => number = () => FEW_MEMBERS,
): Promise<Result[]> => bench((cluster, size) => measurePosts(cluster, size, membersOf(size)), sizes)
export const benchMessages = (
  sizes: readonly number[],
  membersOf: (discussions: number) => number = () => FEW_MEMBERS,
): Promise<Result[]> => bench((cluster, size) => measureMessages(cluster, size, membersOf(size)), sizes)
export const benchEvents = (
  sizes: readonly number[],
  membersOf: (events: number) => number = () => FEW_MEMBERS,
): Promise<Result[]> => bench((cluster, size) => measureEvents(cluster, size, membersOf(size)), sizes)
