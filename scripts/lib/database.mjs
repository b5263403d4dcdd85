import { administer, quoted } from '../../apps/server/src/db/admin.ts'
import { createDb } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { loadReferences } from '../../apps/server/seed/load-references.ts'
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

/** Creates the database if it is missing. */
const ensureDatabase = async (url) => {
  try {
    const { rows } = await administer(url, `select 1 from pg_database where datname = '${nameOf(url)}'`)
    if (rows.length === 0) await administer(url, `create database ${quoted(nameOf(url))}`)
  } catch (error) {
    fail(explain(url, error))
  }
}

export const dropDatabase = async (url) => {
  try {
    await administer(url, `drop database if exists ${quoted(nameOf(url))} with (force)`)
  } catch (error) {
    fail(explain(url, error))
  }
}

/** Creates, migrates and seeds the database; with `uploads`, adds the demo data too. */
export const prepareDatabase = async (url, { uploads } = {}) => {
  await ensureDatabase(url)
  await migrate(url)
  const db = createDb({ url, poolSize: 2, name: 'entrelles-setup' })
  try {
    await loadReferences(db)
    if (uploads) await seedDemo(db, new Date(), uploads)
  } finally {
    await db.destroy()
  }
}
