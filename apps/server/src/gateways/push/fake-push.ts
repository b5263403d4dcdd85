import {
  PushPostponed,
  PushRefused,
  type PushDestination,
  type PushGateway,
  type PushMessage,
} from './push.ts'

type Fault = 'gone' | 'postponed' | 'refused'

/** Keeps the sent messages, for tests to read; an address in `faults` does not take them. */
export const createFakePush = (): PushGateway & {
  readonly sent: (PushMessage & Pick<PushDestination, 'endpoint'>)[]
  readonly faults: Map<string, Fault>
} => {
  const sent: (PushMessage & Pick<PushDestination, 'endpoint'>)[] = []
  const faults = new Map<string, Fault>()
  return {
    sent,
    faults,
    send: async ({ endpoint }, message) => {
      const fault = faults.get(endpoint)
      if (fault === 'postponed') throw new PushPostponed('503', 120_000)
      if (fault === 'refused') throw new PushRefused('400')
      if (fault === 'gone') return 'gone'
      sent.push({ endpoint, ...message })
      return 'ok'
    },
    close: async () => undefined,
  }
}
