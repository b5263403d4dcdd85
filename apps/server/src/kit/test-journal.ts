import { isBackOffice } from '@entrelles/contract/kit/access.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
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

/** The calls that the access of their endpoint makes acts of the back office, wherever their paths are. */
const backOfficeCalls = (endpoints: readonly Endpoint[]) => {
  const patterns = endpoints
    .filter(({ access }) => isBackOffice(access))
    .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (call: InjectOptions): boolean => {
    const name = `${(call.method ?? 'GET').toUpperCase()} ${pathOf(call)}`
    return patterns.some((pattern) => pattern.test(name))
  }
}

/** An autosaved draft: the journal records it only from time to time. */
const isAutosave = ({ payload }: InjectOptions): boolean =>
  Buffer.isBuffer(payload) && /enregistrementAuto(?:=|"\r\n\r\n)true/.test(payload.toString('latin1'))

/**
 * Watches every request of a test: a successful back-office write must leave exactly one journal line, or the test fails.
 * This also covers new endpoints.
 */
export const createJournalWatch = (db: Db, endpoints: readonly Endpoint[]): JournalWatch => {
  const isBackOfficeCall = backOfficeCalls(endpoints)
  const sent = new Map<string, number>()
  return async (call, send) => {
    if (isRead(call) || !isBackOfficeCall(call)) return send()
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
