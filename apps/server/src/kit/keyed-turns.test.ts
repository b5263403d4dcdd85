import { AppError } from '@entrelles/contract/kit/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeyedTurns } from './keyed-turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PATIENCE = 2000

/** Jobs that record their start and end when the test decides. */
const createWorks = () => {
  const begun: string[] = []
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>()
  const work = (name: string) => () => {
    begun.push(name)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    ends.set(name, { resolve, reject })
    return promise
  }
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    begun,
    work,
    settle,
    end: async (name: string) => {
      ends.get(name)?.resolve(name)
      await settle()
    },
    fail: async (name: string) => {
      ends.get(name)?.reject(new Error(name))
      await settle()
    },
  }
}

const refusalOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  )
const refusal = { code: 'trop_de_demandes', status: 429, retryAfter: 2 }

test('works of one key run one at a time, in order of arrival, each with its own result', async () => {
  const turns = createKeyedTurns(10)
  const { begun, work, settle, end } = createWorks()
  const answers = ['a', 'b', 'c'].map((name) => turns.run('e1', PATIENCE, work(name)))
  await settle()
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  // Arrives while another runs, so runs last.
  answers.push(turns.run('e1', PATIENCE, work('d')))
  await end('b')
  await end('c')
  await end('d')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
})

test('a call that arrives when a turn ends does not overtake those already waiting', async () => {
  const turns = createKeyedTurns(10)
  const begun: string[] = []
  const first = turns
    .run('e1', PATIENCE, async () => void begun.push('a'))
    .then(() => turns.run('e1', PATIENCE, async () => void begun.push('late')))
  await Promise.all([first, turns.run('e1', PATIENCE, async () => void begun.push('b'))])
  expect(begun).toEqual(['a', 'b', 'late'])
})

test('other keys do not wait', async () => {
  const turns = createKeyedTurns(0)
  const { begun, work, settle, end } = createWorks()
  const answers = ['e1', 'e2', 'e3'].map((key) => turns.run(key, PATIENCE, work(key)))
  await settle()
  expect(begun).toEqual(['e1', 'e2', 'e3'])
  for (const key of ['e2', 'e1', 'e3']) await end(key)
  expect(await Promise.all(answers)).toEqual(['e1', 'e2', 'e3'])
})

test('a work that fails, synchronously or later, passes the turn on', async () => {
  const turns = createKeyedTurns(10)
  const { begun, work, settle, fail, end } = createWorks()
  const thrown = refusalOf(
    turns.run('e1', PATIENCE, () => {
      throw new Error('at once')
    }),
  )
  const failed = refusalOf(turns.run('e1', PATIENCE, work('a')))
  const done = turns.run('e1', PATIENCE, work('b'))
  await settle()
  expect(await thrown).toMatchObject({ message: 'at once' })
  await fail('a')
  expect(await failed).toMatchObject({ message: 'a' })
  await end('b')
  expect(await done).toBe('b')
  expect(begun).toEqual(['a', 'b'])
})

test('a call that waits too long is refused, never runs, and leaves the order of the others', async () => {
  const turns = createKeyedTurns(10)
  const { begun, work, end } = createWorks()
  const first = turns.run('e1', PATIENCE, work('a'))
  const hasty = refusalOf(turns.run('e1', 100, work('hasty')))
  const patient = turns.run('e1', PATIENCE, work('b'))
  await vi.advanceTimersByTimeAsync(99)
  const last = turns.run('e1', PATIENCE, work('c'))
  await vi.advanceTimersByTimeAsync(1)
  const error = await hasty
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject(refusal)
  for (const name of ['a', 'b', 'c']) await end(name)
  expect(await Promise.all([first, patient, last])).toEqual(['a', 'b', 'c'])
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('patience bounds the wait only: a started work is not interrupted', async () => {
  const turns = createKeyedTurns(10)
  const { work, end } = createWorks()
  const first = turns.run('e1', 100, work('a'))
  const second = turns.run('e1', 100, work('b'))
  await end('a')
  await vi.advanceTimersByTimeAsync(10_000)
  await end('b')
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a queue is bounded: one call too many is refused at once, and accepted again once there is room', async () => {
  const turns = createKeyedTurns(2)
  const { begun, work, end } = createWorks()
  const answers = ['a', 'b', 'c'].map((name) => turns.run('e1', PATIENCE, work(name)))
  expect(await refusalOf(turns.run('e1', PATIENCE, work('d')))).toMatchObject(refusal)
  await end('a')
  answers.push(turns.run('e1', PATIENCE, work('e')))
  for (const name of ['b', 'c', 'e']) await end(name)
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'e'])
  expect(begun).toEqual(['a', 'b', 'c', 'e'])
})

test('an idle key is removed, and its next work starts at once', async () => {
  const turns = createKeyedTurns(10)
  for (let n = 0; n < 100; n += 1) await turns.run(`e${n}`, PATIENCE, async () => n)
  expect(turns.size()).toBe(0)
  const { begun, work, end, settle } = createWorks()
  const answers = [turns.run('e1', PATIENCE, work('a')), turns.run('e1', PATIENCE, work('b'))]
  await settle()
  expect(turns.size()).toBe(1)
  await end('a')
  expect(turns.size()).toBe(1)
  await end('b')
  expect(turns.size()).toBe(0)
  expect(await Promise.all(answers)).toEqual(begun)
  expect(vi.getTimerCount()).toBe(0)
})
