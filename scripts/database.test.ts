import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { administer, quoted } from '../apps/server/src/db/admin.ts'
import { TEST_RUN_ID } from '../apps/server/src/db/test-template.ts'
import { loadEnv } from '../apps/server/src/kit/env.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

let url: URL
beforeEach(async () => {
  url = new URL(loadEnv({ ...process.env, APP_ENV: 'test' }).DATABASE_URL)
  url.pathname = `/entrelles_test_${TEST_RUN_ID}_${randomUUID().slice(0, 8)}`
  await administer(url.href, `create database ${quoted(url.pathname.slice(1))}`)
})
afterEach(() => administer(url.href, `drop database if exists ${quoted(url.pathname.slice(1))} with (force)`))

const query = async (statement: string) => {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Runs a command to its refusal; returns what it printed. */
const refusalOf = async (command: readonly string[], environment: string): Promise<string> => {
  const env = {
    ...process.env,
    DATABASE_URL: url.href,
    APP_ENV: environment,
    JWT_SECRET: randomUUID() + randomUUID(),
    SECOND_FACTEUR_KEY: randomUUID() + randomUUID(),
  }
  const { code, stderr } = (await promisify(execFile)('node', command, { cwd: ROOT, env }).catch(
    (error: unknown) => error,
  )) as { code?: number; stderr: string }
  expect(code).toBe(1)
  return stderr
}

const COMMANDS = [
  ['setup', ['scripts/db.mjs', 'setup']],
  ['db:reset', ['scripts/db.mjs', 'reset']],
  ['demo', ['scripts/demo.mjs']],
  ['demo -- --reset', ['scripts/demo.mjs', '--reset']],
  ['dev', ['scripts/dev.mjs']],
] as const

test.each(COMMANDS)(
  'npm run %s leaves a database alone that no command of development created',
  async (_, command) => {
    await query('create table membres (nom text)')
    expect(await refusalOf(command, 'development')).toContain('it is left alone')
    expect(await query('select count(*)::int as n from membres')).toEqual([{ n: 0 }])
    expect(await query("select tablename from pg_tables where schemaname = 'public'")).toHaveLength(1)
  },
)

test.each(COMMANDS)('npm run %s is refused in production, even on an empty database', async (_, command) => {
  expect(await refusalOf(command, 'production')).toMatch(/production/i)
  expect(await query("select tablename from pg_tables where schemaname = 'public'")).toEqual([])
})
