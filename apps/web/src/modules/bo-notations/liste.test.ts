import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] the period is read from the URL and written to it', () => {
  expect(read('periode=2026-10')).toEqual({ periode: '2026-10' })
  expect(liste.href(undefined, { periode: '2026-10' }, 2)).toBe(
    '/administratrice/notation?periode=2026-10&page=2',
  )
  expect(liste.href(undefined, {})).toBe('/administratrice/notation')
})

test.each(['periode=2026', 'periode=2026-13', 'periode=octobre', 'autre=1'])(
  '[R2.1-25] an invalid value is ignored: %s',
  (query) => {
    expect(read(query)).toEqual({})
  },
)
