import { expect, test } from 'vitest'
import { nomFichierOf } from './fichier.ts'

test('[R7-9] the file name is the title in ASCII letters, digits and hyphens', () => {
  expect(nomFichierOf('Fixer ses prix sans s’excuser', 'ics')).toBe('fixer-ses-prix-sans-s-excuser.ics')
  expect(nomFichierOf('Été à l’Île : « œuvre » ?', 'ics')).toBe('ete-a-l-ile-uvre.ics')
  expect(nomFichierOf('…', 'ics')).toBe('evenement.ics')
})
