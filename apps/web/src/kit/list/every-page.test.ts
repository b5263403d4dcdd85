import { expect, test } from 'vitest'
import { everyPage } from './every-page.ts'

const read = (nb: number) => {
  const asked: number[] = []
  const pages = everyPage(
    (page) => {
      asked.push(page)
      return Promise.resolve({ limit: 20, nb })
    },
    (page) => page.nb,
  )
  return pages.then(() => asked)
}

test('[R7-11] every page of a list is read once: the first alone if it holds everything', async () => {
  expect(await read(0)).toEqual([1])
  expect(await read(20)).toEqual([1])
  expect(await read(21)).toEqual([1, 2])
  expect(await read(45)).toEqual([1, 2, 3])
})
