import { expect, test } from 'vitest'
import { lignesOf, listeOf, palierOf, phraseOf } from './departements.ts'

const carte = {
  departements: [
    { code: '29', nom: 'Finistère', nb: 94, antennes: [] },
    { code: '26', nom: 'Drôme', nb: null, antennes: [] },
    { code: '974', nom: 'La Réunion', nb: 58, antennes: [] },
  ],
  ici: '29',
}
const codes = (tri: 'nombre' | 'code' | 'nom', recherche = '') =>
  listeOf(lignesOf(carte), tri, recherche).map(({ code }) => code)

test('every department is listed; a hidden count sorts between zero and the smallest shown count', () => {
  expect(lignesOf(carte).length).toBeGreaterThan(100)
  expect(codes('nombre').slice(0, 4)).toEqual(['29', '974', '26', '01'])
  expect(codes('code').slice(0, 2)).toEqual(['01', '02'])
  expect(codes('nom')[0]).toBe('01')
})

test('a department is found by code or name, ignoring accents, hyphens and apostrophes', () => {
  expect(codes('nombre', 'finistere')).toEqual(['29'])
  expect(codes('nombre', 'bouches du')).toEqual(['13'])
  expect(codes('nombre', "val d'oise")).toEqual(['95'])
  expect(codes('nombre', 'Val-d’Oise')).toEqual(['95'])
  expect(codes('nombre', '97')).toContain('974')
  expect(codes('nombre', '2a')).toEqual(['2A'])
  expect(codes('nombre', 'atlantide')).toEqual([])
})

test('counts under five are not shown, and have their own shade', () => {
  expect([0, null, 5, 14, 15, 30, 59, 60, 1200].map(palierOf)).toEqual([0, 1, 2, 2, 3, 4, 4, 5, 5])
  expect(phraseOf(null)).toBe('moins de 5 membres')
  expect(phraseOf(0)).toBe('aucune membre')
  expect(phraseOf(1200)).toBe('1\u202f200 membres')
})
