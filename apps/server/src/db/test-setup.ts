import type { TestProject } from 'vitest/node'
import { loadReferences } from '../../seed/load-references.ts'
import { administer, quoted } from './admin.ts'
import { createDb } from './client.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test file clones. */
    templateUrl: string
  }
}

const SERVER = process.env.TEST_DATABASE_SERVER ?? 'postgresql://root@127.0.0.1:5432'

/** Before the tests: one migrated database under a name of its own. After: it and all its clones are dropped. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const runId = process.env.TEST_RUN_ID ?? `${process.pid}`
  const prefix = `entrelles_test_${runId}_${project.name}`
  const url = `${SERVER}/${prefix}_modele`
  await administer(url, `create database ${quoted(`${prefix}_modele`)}`)
  await migrate(url)
  const db = createDb({ url, poolSize: 1, name: 'entrelles-tests' })
  await loadReferences(db)
  await db.destroy()
  project.provide('templateUrl', url)
  return async () => {
    const { rows } = await administer(
      url,
      `select datname from pg_database where starts_with(datname, '${prefix}_')`,
    )
    for (const { datname } of rows as { datname: string }[]) {
      await administer(url, `drop database if exists ${quoted(datname)} with (force)`)
    }
  }
}
