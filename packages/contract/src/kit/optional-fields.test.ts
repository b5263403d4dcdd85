import { describe, expect, test } from 'vitest'
import { lienFacultatif, termes } from './optional-fields.ts'

describe('a link', () => {
  test.each([
    'https://exemple.fr',
    'http://exemple.fr/page?adresse=moi@exemple.fr#@',
    'https://www.linkedin.com/in/ma%C3%ABlle/',
    'https://exemple.fr/@maelle',
    'https://exemple.fr?a=b@c',
  ])('is accepted: %s', (lien) => {
    expect(lienFacultatif.parse(` ${lien} `)).toBe(lien)
  })

  test('is null when empty', () => {
    expect(lienFacultatif.parse('  ')).toBeNull()
    expect(lienFacultatif.parse(null)).toBeNull()
  })

  test.each([
    'https://entrelles.fr@mechant.fr',
    'https://entrelles.fr:443@mechant.fr/page',
    'https://@mechant.fr',
    'HTTPS://moi:secret@exemple.fr',
    'https:\\\\exemple.fr',
    'https://exemple.fr\\@mechant.fr',
    'https://exemple.fr/a\\b',
    'https:exemple.fr@mechant.fr',
    'javascript:alert(1)',
    'ftp://exemple.fr',
    'https://localhost',
    'exemple.fr',
  ])('is refused: %s', (lien) => {
    expect(lienFacultatif.safeParse(lien).error?.issues[0]?.message).toBe("L'adresse du lien est invalide.")
  })

  test('[security 37] has at most 2,048 characters', () => {
    const lien = 'https://exemple.fr/'.padEnd(2048, 'a')
    expect(lienFacultatif.parse(lien)).toBe(lien)
    expect(lienFacultatif.safeParse(`${lien}a`).success).toBe(false)
  })
})

test('[security 43] the words of a search have at most 100 characters, without the spaces around them', () => {
  expect(termes.parse(` ${'a'.repeat(100)} `)).toHaveLength(100)
  expect(termes.safeParse('a'.repeat(101)).success).toBe(false)
})
