import { CALLS_BEFORE_PLAN } from '../../../apps/server/src/db/test-buffers.ts'
import { startApi, type Api } from './api.ts'
import type { Call, Case } from './case.ts'
import type { Cluster } from './cluster.ts'
import { createMeter, type Cost } from './measure.ts'
import type { CallerName } from './world.ts'

/** Cost of a case at one size: mean of its calls, and the most expensive one. */
export type Measure = Pick<Case, 'name' | 'budget' | 'exponent' | 'exact' | 'msMax'> & {
  readonly mean: number
  readonly worst: number
  readonly worstPath: string
  readonly statements: number
  readonly statementsMax: number
  /** 95 % of the calls take no longer, from the request to the end of the response. */
  readonly ms: number
}

type Get = (call: Call) => Promise<Record<string, unknown>>

const createGet = async (api: Api, emails: Readonly<Record<CallerName, string>>): Promise<Get> => {
  const tokens = new Map<string, string>()
  for (const [name, email] of Object.entries(emails)) tokens.set(name, await api.logIn(email))
  return async ({ caller, path }) => {
    const { status, body } = await api.get(tokens.get(caller) ?? '', path)
    if (status !== 200) throw new Error(`${path} as ${caller}: ${status} ${JSON.stringify(body)}`)
    return body as Record<string, unknown>
  }
}

/** Count of a list response; other responses count as one. */
const countOf = (body: Record<string, unknown>): number =>
  Number(Object.entries(body).find(([key]) => key.startsWith('nb'))?.[1] ?? 1)

/** Relative positions of the deep pages, chosen so that not all of them are next to an anchor. */
const DEPTHS = [0.37, 0.5, 0.91, 1]

/** The same list on pages far from the first. */
const deepen = async (get: Get, call: Call): Promise<Call[]> => {
  const body = await get(call)
  const pages = Math.max(1, Math.ceil(countOf(body) / Number(body['limit'])))
  return DEPTHS.map((depth) => ({ ...call, path: `${call.path}&page=${Math.ceil(pages * depth)}` }))
}

const summarise = (
  { name, budget, exponent, exact, msMax, statements = 1 }: Case,
  costs: readonly (Cost & { readonly path: string })[],
  times: readonly number[],
): Measure => {
  const worst = costs.reduce((one, other) => (other.buffers > one.buffers ? other : one))
  return {
    name,
    budget,
    exponent,
    ...(exact && { exact }),
    ...(msMax !== undefined && { msMax }),
    ms: times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * 0.95)] ?? 0,
    mean: costs.reduce((sum, { buffers }) => sum + buffers, 0) / costs.length,
    worst: worst.buffers,
    worstPath: worst.path,
    statements: Math.max(...costs.map((cost) => cost.statements)),
    statementsMax: statements,
  }
}

/** Times each call of a case that has a bound, many times. */
const ROUNDS = 20

const timesOf = async (get: Get, calls: readonly Call[]): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const call of calls) {
      const start = performance.now()
      await get(call)
      times.push(performance.now() - start)
    }
  return times
}

/** Measures every case on a filled database. */
export const runCases = async (
  cluster: Cluster,
  database: string,
  emails: Readonly<Record<CallerName, string>>,
  cases: readonly Case[],
): Promise<Measure[]> => {
  const api = await startApi(cluster.urlOf(database))
  try {
    const get = await createGet(api, emails)
    const token = await api.logIn(emails.dense)
    const meter = await createMeter(cluster, database, () => api.get(token, '/api/adherentes?page=none'))
    const measures: Measure[] = []
    for (const each of cases) {
      const calls = each.deep
        ? (await Promise.all(each.calls.map((call) => deepen(get, call)))).flat()
        : each.calls
      const costs = []
      let found = 0
      for (const call of calls) {
        // The first call also loads the catalogue cache of the connection.
        found += countOf(await get(call))
        for (let n = 1; n < CALLS_BEFORE_PLAN; n += 1) await get(call)
        const cost = await meter(() => get(call))
        costs.push({ ...cost, path: `${call.path} (${call.caller})` })
      }
      // A call without matches costs nothing, which would hide that the generator omitted some data.
      if (found === 0 && !each.empty) throw new Error(`${each.name}: nobody is found in ${database}`)
      measures.push(summarise(each, costs, each.msMax === undefined ? [] : await timesOf(get, calls)))
    }
    return measures
  } finally {
    await api.stop()
  }
}
