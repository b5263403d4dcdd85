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
