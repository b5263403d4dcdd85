import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Db } from '#db/client.ts'

export type JournalWatch = (
  call: InjectOptions,
  send: () => Promise<LightMyRequestResponse>,
) => Promise<LightMyRequestResponse>

const pathOf = ({ url }: InjectOptions): string => (typeof url === 'string' ? url : (url?.pathname ?? ''))

/** A dry run only reads, but is not a GET because its input does not fit in a URL. */
const isRead = (call: InjectOptions): boolean =>
  ['GET', 'HEAD'].includes((call.method ?? 'GET').toUpperCase()) || pathOf(call).endsWith('/simulation')

const isBackOfficeWrite = (call: InjectOptions): boolean =>
  !isRead(call) && pathOf(call).startsWith('/api/bo/')

/** An autosaved draft: the journal records it only from time to time. */
const isAutosave = ({ payload }: InjectOptions): boolean =>
  Buffer.isBuffer(payload) && /enregistrementAuto(?:=|"\r\n\r\n)true/.test(payload.toString('latin1'))

/**
 * Watches every request of a test: a successful back-office write must leave exactly one journal line, or the test fails.
 * This also covers new endpoints.
 */
export const createJournalWatch = (db: Db): JournalWatch => {
  const sent = new Map<string, number>()
  return async (call, send) => {
    if (!isBackOfficeWrite(call)) return send()
    const name = `${call.method} ${pathOf(call)}`
    const key = call.headers?.['idempotency-key']
    const repeated = `${name} ${String(call.headers?.authorization)} ${String(key)}`
    if (key !== undefined) sent.set(repeated, (sent.get(repeated) ?? 0) + 1)
    const answer = await send()
    if (answer.statusCode >= 400) return answer
    const { lines } = await db
      .selectFrom('journal')
      .where('requete', '=', String(answer.headers['x-correlation-id']))
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow()
    // Among requests with the same idempotency key, only one writes.
    const isReplay = lines === 0 && (sent.get(repeated) ?? 0) > 1
    const isQuiet = lines === 0 && isAutosave(call)
    if (lines !== 1 && !isReplay && !isQuiet)
      throw new Error(
        `${name} left ${lines} lines in the journal: every write of the back office leaves one. Its act calls journalise once.`,
      )
    return answer
  }
}
