import { isRecord } from './http.ts'
import type { Knob } from './knobs.ts'

type Check = (value: unknown) => boolean
type Fields = Readonly<Record<string, Check>>

const amount: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const text: Check = (value) => typeof value === 'string' && value !== ''
const flag: Check = (value) => typeof value === 'boolean'
const anything: Check = () => true
const among =
  (...choices: string[]): Check =>
  (value) =>
    choices.some((choice) => choice === value)
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

const OPERATIONS = ['token', 'create', 'read', 'payment', 'order', 'payments', 'refund', 'page', 'api']

const CALL: Readonly<Record<string, Fields>> = {
  latency: { ms: amount },
  hang: {},
  'hang-after': {},
  close: {},
  'close-after': {},
  error: {
    status: amount,
    shape: maybe(among('list', 'problem', 'oauth', 'html')),
    message: maybe(text),
    retryAfter: maybe(amount),
  },
  malformed: {},
  'revoke-tokens': {},
  'short-lived': { seconds: amount },
}

const PAY: Readonly<Record<string, Fields>> = {
  amount: { cents: amount },
  metadata: { value: anything },
  state: { state: text },
}

const NOTIFY: Readonly<Record<string, Fields>> = {
  drop: { event: maybe(among('Payment', 'Order')) },
  duplicate: { copies: amount, parallel: maybe(flag) },
  reverse: {},
  delay: { ms: amount },
  'before-return': {},
  signature: { signature: among('unsigned', 'signed', 'bad') },
}

const faultsOn = (on: unknown): Readonly<Record<string, Fields>> | undefined => {
  if (on === 'pay') return PAY
  if (on === 'notify') return NOTIFY
  return OPERATIONS.some((operation) => operation === on) ? CALL : undefined
}

/** Refuses an invalid knob: one without effect would make a test pass for the wrong reason. */
export const parseKnob = (input: unknown): Knob => {
  const fail = (what: string): never => {
    throw new Error(`Not a knob, ${what}: ${JSON.stringify(input)}`)
  }
  if (!isRecord(input) || !isRecord(input.fault))
    return fail('it has « on », « fault » and perhaps « times »')
  const { on, fault, times } = input
  const faults = faultsOn(on) ?? fail('nothing is called so')
  const fields = faults[String(fault.type)] ?? fail(`that fault does not exist there`)
  if (times !== undefined && !(amount(times) && Number(times) > 0)) fail('times is a number from 1')
  for (const [name, check] of Object.entries(fields)) if (!check(fault[name])) fail(`${name} is wrong`)
  for (const name of Object.keys(fault)) if (name !== 'type' && !(name in fields)) fail(`${name} is unknown`)
  return input as Knob
}
