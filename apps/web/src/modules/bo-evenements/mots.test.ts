// @vitest-environment jsdom
import { evenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { expect, test } from 'vitest'
import { attenteOf, communesTrouvees, dateOf, momentOf, placesOf, statutOf, territoiresOf } from './mots.ts'

const evenement = (change: Readonly<Record<string, unknown>>) =>
  evenementBo.parse({
    id: '019a0000-0000-7000-8000-000000000001',
    titre: 'Fixer ses prix',
    evenementType: null,
    theme: null,
    isEnLigne: false,
    dateHeureDebut: '2026-12-07T21:00:00.000Z',
    fuseau: 'Europe/Paris',
    territoires: [],
    isDraft: false,
    isAnnule: false,
    inscriptionType: 'Interne',
    nombrePlacesTotal: 20,
    nbInscrites: 17,
    nbEnAttente: 0,
    displaySiteVitrine: false,
    ...change,
  })

test('[P-2] the day uses the time zone of the event', () => {
  expect(dateOf(evenement({}))).toBe('07/12/2026')
  expect(dateOf(evenement({ fuseau: 'Pacific/Noumea' }))).toBe('08/12/2026')
  expect(dateOf(evenement({ dateHeureDebut: null }))).toBe('à définir')
})

test('[R9-8] places and waiting list', () => {
  expect([placesOf(evenement({})), attenteOf(evenement({ nbEnAttente: 4 }))]).toEqual(['17 / 20', '4'])
  const illimite = evenement({ nombrePlacesTotal: null, nbInscrites: 142 })
  expect([placesOf(illimite), attenteOf(illimite)]).toEqual(['142, illimité', '–'])
  const brouillon = evenement({ isDraft: true, nombrePlacesTotal: 0 })
  expect([placesOf(brouillon), attenteOf(brouillon)]).toEqual(['–', '–'])
  expect(placesOf(evenement({ inscriptionType: 'Externe' }))).toBe('sur formulaire')
})

test('status and branches in words', () => {
  expect(statutOf({ isDraft: true, isAnnule: false }).nom).toBe('Brouillon')
  expect(statutOf({ isDraft: false, isAnnule: true }).nom).toBe('Annulé')
  expect(statutOf({ isDraft: false, isAnnule: false }).nom).toBe('Publié')
  expect(territoiresOf(evenement({}))).toBe('Tout le réseau')
})

test('momentOf shows the date unless it is today', () => {
  const at = '2026-11-15T09:42:00.000Z'
  expect(momentOf(at, new Date('2026-11-15T20:00:00.000Z'))).toBe('à 10\u00a0h\u00a042')
  expect(momentOf(at, new Date('2026-11-16T20:00:00.000Z'))).toBe('le 15/11/2026 à 10\u00a0h\u00a042')
})

test('[R5-10] number of communes found for a postal code', () => {
  expect([undefined, 0, 1, 3].map((nb) => communesTrouvees(nb, false))).toEqual([
    '',
    'Aucune commune trouvée. Vérifie le code postal.',
    '1 commune trouvée. Choisis-la.',
    '3 communes trouvées. Choisis la bonne.',
  ])
  expect(communesTrouvees(undefined, true)).toMatch(/n’a pas pu être chargée/)
})
