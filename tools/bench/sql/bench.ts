import { createDb } from '../../../apps/server/src/db/client.ts'
import { migrate } from '../../../apps/server/src/db/migrate.ts'
import { loadReferences } from '../../../apps/server/seed/load-references.ts'
import { buildServer } from './api.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { fillNetwork } from './fill.ts'
import { runCases, type Measure } from './run-cases.ts'
import { prepareWorld } from './world.ts'

export type Result = {
  readonly name: string
  readonly budget: number
  readonly exponent: number
  /** From the smallest network to the largest. */
  readonly measures: readonly (Measure & { readonly size: number })[]
}

const MODEL = 'modele'

const createModel = async ({ admin, urlOf }: Cluster): Promise<void> => {
  await admin.query(`create database ${MODEL}`)
  await migrate(urlOf(MODEL))
  const db = createDb({ url: urlOf(MODEL), poolSize: 1, name: 'entrelles-bench' })
  try {
    await loadReferences(db)
  } finally {
    await db.destroy()
  }
}

const measureSize = async (cluster: Cluster, size: number) => {
  const database = `membres_${size}`
  await cluster.admin.query(`create database ${database} template ${MODEL}`)
  await fillNetwork(cluster.urlOf(database), size)
  const measures = await runCases(cluster, database, await prepareWorld(cluster.urlOf(database)))
  return measures.map((measure) => ({ ...measure, size }))
}

/** Grows a network on a PostgreSQL of its own and measures each list of the product at each size. */
export const benchSql = async (sizes: readonly number[]): Promise<Result[]> => {
  const cluster = await startCluster()
  try {
    await buildServer()
    await createModel(cluster)
    const measures = []
    for (const size of sizes) measures.push(...(await measureSize(cluster, size)))
    return [...Map.groupBy(measures, ({ name }) => name)].map(([name, ofCase]) => ({
      name,
      budget: ofCase[0]?.budget ?? 0,
      exponent: ofCase[0]?.exponent ?? 0,
      measures: ofCase,
    }))
  } finally {
    await cluster.stop()
  }
}
