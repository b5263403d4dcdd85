import { describe, expect, test } from 'vitest'
import { lienFacultatif } from './optional-fields.ts'

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
})
