import { setTimeout as sleep } from 'node:timers/promises'
import { errorIn } from './errors.ts'
import type { Answer, Call } from './http.ts'
import type { CallFaults } from './knobs.ts'
import type { Route } from './routes.ts'
import type { World } from './world.ts'

const MESSAGES: Readonly<Record<number, string>> = {
  409: "L'organisation n'est pas autorisée à encaisser de paiement",
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

const simulatedError = (faults: CallFaults): Answer | undefined => {
  const fault = faults('error')
  if (!fault) return undefined
  const {
    status,
    shape = 'list',
    message = MESSAGES[status] ?? 'Une erreur est survenue',
    retryAfter,
  } = fault
  return errorIn(
    shape,
    status,
    message,
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  )
}

/**
 * Response to a call after the knobs are applied; undefined if the connection must be closed. `gone` is aborted when
 * the client disconnects.
 */
export const answerCall = async (
  world: World,
  { operation, handle }: Route,
  call: Call,
  gone: AbortSignal,
): Promise<Answer | undefined> => {
  const faults = world.knobs.forCall(operation)
  const latency = faults('latency')
  if (latency) await sleep(latency.ms, undefined, { signal: gone })
  if (faults('hang')) await world.held.hold(operation, gone)
  if (faults('close') || gone.aborted) return undefined
  const error = simulatedError(faults)
  if (error) return error
  if (faults('revoke-tokens')) world.store.accessTokens.clear()
  const answer = await handle(world, call, faults)
  if (faults('hang-after')) await world.held.hold(operation, gone)
  if (faults('close-after')) return undefined
  return faults('malformed') ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer
}
