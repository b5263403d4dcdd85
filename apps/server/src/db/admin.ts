import pg from 'pg'

/** Runs one statement from the `postgres` database, because a database cannot be created or dropped from inside itself. */
export const administer = async (url: string, statement: string): Promise<pg.QueryResult> => {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

export const quoted = (name: string): string => pg.escapeIdentifier(name)

/** Whether a database has no table of its own. */
export const isEmptyDatabase = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    return rows[0]?.n === 0
  } finally {
    await client.end()
  }
}
