// npm run db:types: writes apps/server/src/db/types.ts from a temporary migrated database.
import { randomUUID } from 'node:crypto'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { administer, quoted } from '../apps/server/src/db/admin.ts'
import { run } from './lib/processes.mjs'
import { ROOT } from './lib/paths.mjs'
import { settings } from './lib/settings.mjs'

const url = new URL(settings.DATABASE_URL)
const name = `entrelles_types_${randomUUID().slice(0, 8)}`
url.pathname = `/${name}`
await administer(url.href, `create database ${quoted(name)}`)
try {
  await migrate(url.href)
  const args = ['--config-file', '.kysely-codegen.json', '--url', url.href]
  console.log(await run('kysely-codegen', args, { cwd: `${ROOT}apps/server` }))
} finally {
  await administer(url.href, `drop database ${quoted(name)} with (force)`)
}
