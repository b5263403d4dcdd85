import { expect, test } from 'vitest'
import { gesteOf } from './gestes.ts'
import { demandeDe } from './test-demande.ts'

const mienne = demandeDe({ droits: { modifier: true, resoudre: true, prolonger: true, clore: true } })

test('[C1] each link of the mail asks for its gesture', () => {
  expect(gesteOf('resolu', mienne)).toEqual({ geste: 'resolu' })
  expect(gesteOf('prolonger', mienne)).toEqual({ geste: 'prolonger' })
  expect(gesteOf('clore', mienne)).toEqual({ geste: 'clore' })
})

test('[C1] a page without a gesture, or with another word, asks for nothing', () => {
  expect(gesteOf(null, mienne)).toBeUndefined()
  expect(gesteOf('supprimer', mienne)).toBeUndefined()
  expect(gesteOf('toString', mienne)).toBeUndefined()
})

test('[C1] a gesture that is no longer possible is said', () => {
  const said = (statut: 'resolu' | 'clos' | 'masque' | 'publie') =>
    gesteOf('prolonger', demandeDe({ statut }))?.empeche
  expect(said('resolu')).toMatch(/déjà résolu/)
  expect(said('clos')).toMatch(/déjà clos/)
  // Somebody may have hidden it without a report: nobody is examining it then.
  expect(said('masque')).toBe(
    'Ce coup de pouce est masqué\u202f: tant qu’il l’est, ce geste n’est pas possible.',
  )
  expect(said('publie')).toMatch(/^Seule la membre/)
})
