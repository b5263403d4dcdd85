import { expect, test } from 'vitest'
import { createGathered } from './gathered.ts'

const gather = (max: number, fails: (keys: readonly number[]) => boolean = () => false) => {
  const asked: (readonly number[])[] = []
  let running = 0
  const read = createGathered(max, async (keys: readonly number[]) => {
    asked.push(keys)
    running += 1
    expect(running, 'one part at a time').toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (fails(keys)) throw new Error('lost')
    return keys.map((key) => key * 10)
  })
  return { asked, read }
}

test('[R7-6] reads of one turn are made together, each with its own result', async () => {
  const { asked, read } = gather(10)
  expect(await Promise.all([read(1), read(2), read(3)])).toEqual([10, 20, 30])
  expect(await read(4)).toBe(40)
  expect(asked).toEqual([[1, 2, 3], [4]])
})

test('more reads than one statement may have are made in parts, one after the other', async () => {
  const { asked, read } = gather(2)
  expect(await Promise.all([1, 2, 3, 4, 5].map(read))).toEqual([10, 20, 30, 40, 50])
  expect(asked).toEqual([[1, 2], [3, 4], [5]])
})

test('a part that fails fails its own reads only', async () => {
  const { read } = gather(2, (keys) => keys.includes(1))
  const [one, two, three] = await Promise.allSettled([read(1), read(2), read(3)])
  expect([one?.status, two?.status]).toEqual(['rejected', 'rejected'])
  expect(three).toEqual({ status: 'fulfilled', value: 30 })
})
