import { administer, isEmptyDatabase, quoted } from '../../apps/server/src/db/admin.ts'
import { createDb } from '../../apps/server/src/db/client.ts'
import { bringUpToDate } from '../../apps/server/seed/bring-up-to-date.ts'
import { seedDemo } from '../../apps/server/seed/demo.ts'
import { fail } from './console.mjs'

const nameOf = (url) => new URL(url).pathname.slice(1)

/** Exits with one sentence that says why the database cannot be used, instead of a stack trace. */
const explain = (url, error) => {
  const { host } = new URL(url)
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND') {
    return `PostgreSQL does not answer on ${host}. Start it (see compose.yaml), or set DATABASE_URL.`
  }
  return `PostgreSQL on ${host} refuses: ${error.message}. Check DATABASE_URL.`
}

/** The comment of a database that commands of development may fill and erase. */
const MARK = 'Entrelles: development, may be erased'
const mark = (url) => administer(url, `comment on database ${quoted(nameOf(url))} is '${MARK}'`)

const find = async (url) => {
  const { rows } = await administer(
    url,
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = '${nameOf(url)}'`,
  )
  return rows[0]
}

/** Creates the database if it is missing. A command that may erase it later marks it. */
const ensureDatabase = async (url, { marks }) => {
  try {
    if (await find(url)) return
    await administer(url, `create database ${quoted(nameOf(url))}`)
    if (marks) await mark(url)
  } catch (error) {
    fail(explain(url, error))
  }
}

/**
 * Refuses to fill or erase a database that may hold real members: the environment of a server may have been sourced in the
 * shell.
 */
const refuseForeign = async (url) => {
  if (process.env.APP_ENV === 'production')
    fail(
      'APP_ENV is production: this command erases a database, or fills it with accounts whose password is public.',
    )
  const found = await find(url).catch((error) => fail(explain(url, error)))
  if (!found || found.comment === MARK) return
  if (await isEmptyDatabase(url)) return void (await mark(url))
  fail(
    `The database ${nameOf(url)} was not created by a command of development: it is left alone. ` +
      `If it may be erased: psql -c "comment on database ${quoted(nameOf(url)).replaceAll('"', '\\"')} is '${MARK}'"`,
  )
}

export const dropDatabase = async (url) => {
  await refuseForeign(url)
  try {
    await administer(url, `drop database if exists ${quoted(nameOf(url))} with (force)`)
  } catch (error) {
    fail(explain(url, error))
  }
}

/**
 * Creates, migrates and seeds the database; with `uploads`, adds the demo data too. `url` is its owner's address; `role`
 * gets the right to run the product on it.
 */
export const prepareDatabase = async (url, { uploads, role, marks = true } = {}) => {
  if (uploads) await refuseForeign(url)
  await ensureDatabase(url, { marks })
  await bringUpToDate(url, role)
  if (!uploads) return
  const db = createDb({ url, poolSize: 2, name: 'entrelles-setup' })
  try {
    await seedDemo(db, new Date(), uploads)
  } finally {
    await db.destroy()
  }
}
