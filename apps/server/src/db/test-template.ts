import { randomUUID } from 'node:crypto'
import { loadEnv } from '#kit/env.ts'
import { loadReferences } from '../../seed/load-references.ts'
import { administer, quoted } from './admin.ts'
import { createDb } from './client.ts'
import { migrate } from './migrate.ts'

/** Prefixes everything that a test run creates, so that parallel runs do not collide and each can clean up. */
export const TEST_RUN_ID = (process.env.TEST_RUN_ID ??= `${Date.now().toString(36)}${process.pid}`)

const addressOf = (name: string): string => {
  const url = new URL(loadEnv({ ...process.env, APP_ENV: 'test' }).DATABASE_URL)
  url.pathname = `/${name}`
  return url.href
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** Test data is disposable, so commits do not wait for the disk. */
export const createDatabase = async (url: string, options = ''): Promise<void> => {
  const name = quoted(nameOf(url))
  await administer(url, `create database ${name} ${options}`)
  await administer(url, `alter database ${name} set synchronous_commit = off`)
}

/** A migrated database to clone, and a function that drops it with all its clones. */
export const createTemplate = async (
  suite: string,
): Promise<{ url: string; dropAll: () => Promise<void> }> => {
  const prefix = `entrelles_test_${TEST_RUN_ID}_${suite}_`
  const url = addressOf(`${prefix}modele`)
  await createDatabase(url)
  await migrate(url)
  const db = createDb({ url, poolSize: 1, name: 'entrelles-tests' })
  await loadReferences(db)
  await db.destroy()
  return {
    url,
    dropAll: async () => {
      const { rows } = await administer(
        url,
        `select datname from pg_database where starts_with(datname, '${prefix}')`,
      )
      for (const { datname } of rows as { datname: string }[]) await dropClone(addressOf(datname))
    },
  }
}

/** Copies the template in about 0.1 s. */
export const cloneTemplate = async (templateUrl: string): Promise<string> => {
  const url = addressOf(nameOf(templateUrl).replace(/modele$/, randomUUID().slice(0, 8)))
  await createDatabase(url, `template ${quoted(nameOf(templateUrl))}`)
  return url
}

export const dropClone = async (url: string): Promise<void> => {
  await administer(url, `drop database if exists ${quoted(nameOf(url))} with (force)`)
}
