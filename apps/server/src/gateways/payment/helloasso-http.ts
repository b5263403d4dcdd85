import { Agent, fetch } from 'undici'
import { PaymentUnavailable, type Pace } from './payment.ts'

/** Milliseconds to connect, and in total. */
const PACES: Record<Pace, { readonly connect: number; readonly total: number }> = {
  return: { connect: 2000, total: 5000 },
  page: { connect: 5000, total: 9000 },
  job: { connect: 5000, total: 20_000 },
}

/** Shared by all the calls of an operation, so that a token renewal counts against the same time. */
export type Deadline = { readonly pace: Pace; readonly signal: AbortSignal }
export const deadlineOf = (pace: Pace): Deadline => ({
  pace,
  signal: AbortSignal.timeout(PACES[pace].total),
})

/** Stops waiting at the deadline; the promise itself goes on for other callers. */
export const before = <Value>({ signal }: Deadline, promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      const give = (): void => reject(new PaymentUnavailable('The payment platform takes too long.'))
      if (signal.aborted) give()
      else signal.addEventListener('abort', give, { once: true })
    }),
  ])

export type PlatformRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly deadline: Deadline
  readonly token?: string
  readonly json?: object
  readonly form?: Record<string, string>
}
export type PlatformAnswer = { readonly status: number; readonly body: unknown }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls the platform within its deadline; anything but a readable response throws `PaymentUnavailable`. */
export const createHttp = () => {
  const agents = Object.fromEntries(
    Object.entries(PACES).map(([pace, { connect }]) => [pace, new Agent({ connect: { timeout: connect } })]),
  ) as Record<Pace, Agent>

  const send = async ({
    method,
    url,
    deadline,
    token,
    json,
    form,
  }: PlatformRequest): Promise<PlatformAnswer> => {
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    try {
      const answer = await fetch(url, {
        method,
        dispatcher: agents[deadline.pace],
        redirect: 'error',
        signal: deadline.signal,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': type }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body }),
      })
      return { status: answer.status, body: parse(await answer.text()) }
    } catch (error) {
      throw new PaymentUnavailable(`The payment platform gives no answer: ${String(error)}`, { cause: error })
    }
  }

  return {
    send,
    close: async (): Promise<void> => {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}
export type Http = ReturnType<typeof createHttp>
