import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { loadEnv } from '#kit/env.ts'
import { bringUpToDate } from '../../seed/bring-up-to-date.ts'
import { administer, quoted } from './admin.ts'

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

/** The role that runs the product on the clones of a template: as in production, it owns no table. */
export const roleOf = (templateUrl: string): string => nameOf(templateUrl).replace(/modele$/, 'role')

/** The address of a database for that role. */
export const addressFor = (role: string, ownerUrl: string): string => {
  const url = new URL(ownerUrl)
  url.username = role
  return url.href
}

/** A migrated database to clone, and a function that drops it with its role and all its clones. */
export const createTemplate = async (
  suite: string,
): Promise<{ url: string; dropAll: () => Promise<void> }> => {
  const prefix = `entrelles_test_${TEST_RUN_ID}_${suite}_`
  const url = addressOf(`${prefix}modele`)
  const role = roleOf(url)
  const password = pg.escapeLiteral(decodeURIComponent(new URL(url).password))
  await createDatabase(url)
  await administer(url, `create role ${quoted(role)} login password ${password}`)
  await bringUpToDate(url, role)
  return {
    url,
    dropAll: async () => {
      const { rows } = await administer(
        url,
        `select datname from pg_database where starts_with(datname, '${prefix}')`,
      )
      for (const { datname } of rows as { datname: string }[]) await dropClone(addressOf(datname))
      await administer(url, `drop role if exists ${quoted(role)}`)
    },
  }
}

export type TestDatabase = {
  /** Its address for the role that runs the product. */
  readonly url: string
  /** Its address for the role that owns the tables and migrates them. */
  readonly ownerUrl: string
  readonly drop: () => Promise<void>
}

/** Copies the template in about 0.1 s. */
export const cloneTemplate = async (templateUrl: string): Promise<TestDatabase> => {
  const ownerUrl = addressOf(nameOf(templateUrl).replace(/modele$/, randomUUID().slice(0, 8)))
  await createDatabase(ownerUrl, `template ${quoted(nameOf(templateUrl))}`)
  return { url: addressFor(roleOf(templateUrl), ownerUrl), ownerUrl, drop: () => dropClone(ownerUrl) }
}

export const dropClone = async (ownerUrl: string): Promise<void> => {
  await administer(ownerUrl, `drop database if exists ${quoted(nameOf(ownerUrl))} with (force)`)
}
