import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { DB } from './types.ts'

/** Statement names, by SQL text: see `executeKeyed`. */
export const names = new Map<string, string>()

const LONG_MS = 60_000
const LONG = `set local statement_timeout = ${LONG_MS}`

/** Gives each statement of a transaction a minute, instead of the time of a request (`DATABASE_REQUETE_MS`). */
export const allowLongStatements = async (db: Kysely<DB>): Promise<void> => {
  // oxlint-disable-next-line no-restricted-properties -- a constant, which `connectionClass` recognises by its text
  await sql.raw(LONG).execute(db)
}

type Ask = (asked: unknown, values?: unknown, answered?: unknown) => unknown

/**
 * A connection that sends the statements of `executeKeyed` under their names, and that ends itself if a statement stays
 * without an answer. A server that hangs does not apply its own timeouts. The connection is not used again, because its
 * transaction may still be open.
 */
export const connectionClass = (statementMs: number, marginMs: number): typeof pg.Client =>
  class Connection extends pg.Client {
    private answerMs = statementMs

    private endUnlessAnswered(answer: Promise<unknown>): void {
      const end = () =>
        this.connection.stream.destroy(new Error('Connection terminated: the server does not answer'))
      const timer = setTimeout(end, this.answerMs + marginMs)
      const clear = () => clearTimeout(timer)
      answer.then(clear, clear)
    }

    override query = ((asked, values, answered) => {
      if (asked === LONG) this.answerMs = LONG_MS
      else if (asked === 'commit' || asked === 'rollback') this.answerMs = statementMs
      const ask = super.query.bind(this) as Ask
      const name = typeof asked === 'string' ? names.get(asked) : undefined
      const answer = name === undefined ? ask(asked, values, answered) : ask({ name, text: asked, values })
      if (answer instanceof Promise) this.endUnlessAnswered(answer)
      return answer
    }) satisfies Ask as pg.Client['query']
  }
