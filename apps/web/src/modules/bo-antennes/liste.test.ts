import { expect, test } from 'vitest'
import { liste } from './liste.ts'

test('[R2.1-22] [R2.1-25] the page and the order are in the path; invalid ones get their default', () => {
  const read = (said: Record<string, string>) => liste.read(new URLSearchParams(said))
  const tris = { trinom: 'asc', triregion: 'aucun' } as const
  expect(read({ pagenum: '2', ...tris })).toEqual(tris)
  expect(read({ pagenum: 'x', trinom: 'x', triregion: 'x', termes: 'die' })).toEqual({
    trinom: 'aucun',
    triregion: 'aucun',
    termes: 'die',
  })
  expect(liste.href(undefined, tris, 2)).toBe('/administratrice/antenne/page/2/nom/asc/region/aucun')
  expect(liste.href(undefined, { termes: 'die' })).toBe('/administratrice/antenne?termes=die')
})
