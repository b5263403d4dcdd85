// Drops every database, role and Redis key of the run named by TEST_RUN_ID.
import { Redis } from 'ioredis'
import pg from 'pg'

const id = process.env.TEST_RUN_ID
if (!id) throw new Error('TEST_RUN_ID is not set.')

const dropDatabasesAndRoles = async () => {
  const address = new URL(process.env.DATABASE_URL ?? 'postgresql://root@127.0.0.1:5432')
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  const prefix = [`entrelles_test_${id}_`]
  const databases = await client.query(
    'select datname from pg_database where starts_with(datname, $1)',
    prefix,
  )
  for (const { datname } of databases.rows)
    await client.query(`drop database if exists "${datname}" with (force)`)
  // A role is dropped after the databases where it has rights.
  const roles = await client.query('select rolname from pg_roles where starts_with(rolname, $1)', prefix)
  for (const { rolname } of roles.rows) await client.query(`drop role if exists "${rolname}"`)
  await client.end()
}

const dropKeys = async () => {
  const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: 1 })
  redis.on('error', () => undefined)
  for await (const keys of redis.scanStream({ match: `*${id}*`, count: 1000 }))
    if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
}

const results = await Promise.allSettled([dropDatabasesAndRoles(), dropKeys()])
for (const { reason } of results) if (reason) console.error(`Not dropped: ${reason.message}`)
