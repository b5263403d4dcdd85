import { expect, test } from 'vitest'
import { slugOf } from './file-name.ts'

test('[P-12] a file name is the title in ASCII letters, digits and hyphens', () => {
  expect(slugOf('Fixer ses prix sans s’excuser')).toBe('fixer-ses-prix-sans-s-excuser')
  expect(slugOf('Été à l’Île : « Œuvre » n° 2 ?')).toBe('ete-a-l-ile-oeuvre-n-2')
  expect(slugOf('../../etc/passwd\r\nx: y')).toBe('etc-passwd-x-y')
  expect(slugOf('…')).toBe('')
})

test('[P-12] a long title is cut between two words, a long word anywhere', () => {
  const long = slugOf(`${'abcdefghi '.repeat(12)}fin`)
  expect(long).toBe('abcdefghi-abcdefghi-abcdefghi-abcdefghi-abcdefghi-abcdefghi')
  expect(slugOf(`${'a'.repeat(30)} ${'b'.repeat(29)} c`)).toBe(`${'a'.repeat(30)}-${'b'.repeat(29)}`)
  expect(slugOf('x'.repeat(200))).toHaveLength(60)
})
