import { describe, expect, test } from 'vitest'
import { fuseau } from '#kit/date-schemas.ts'
import { violationsOf } from '#kit/errors.ts'
import { evenementForm } from './evenements.forms.ts'
import {
  HEURE_INEXISTANTE,
  HEURES_INVERSEES,
  IMAGES_REFUSEES,
  JOURS_DIFFERENTS,
  OBLIGATOIRE,
  PLACES_MINIMUM,
  PLACES_PRISES,
} from './evenements.texts.ts'
import { ID } from './test-evenement.ts'

const published = {
  titre: 'Fixer ses prix',
  thematiqueId: ID.theme,
  type: ID.type,
  isEnLigne: false,
  adresse: '16 quai du Steïr',
  villeId: '29232',
  dateHeureDebut: '2026-11-19 18:30',
  dateHeureFin: '2026-11-19 20:30',
  nombrePlacesTotal: 20,
  description: '<p>Deux heures.</p>',
  isDraft: false,
}
const online = {
  ...published,
  isEnLigne: true,
  adresse: null,
  villeId: null,
  lienVisio: 'https://visio.exemple.fr/1',
}

const refused = (parts: Readonly<Record<string, unknown>>): unknown =>
  violationsOf(evenementForm.safeParse(parts).error?.issues ?? [])

describe('[R5-16] validation of an event', () => {
  test.each([
    ['in person', published],
    ['on line', online],
    ['without a limit', { ...published, nombrePlacesTotal: null }],
    [
      'registered elsewhere',
      { ...published, inscriptionType: 'Externe', lienGoogleForm: 'https://exemple.fr/f' },
    ],
    ['a draft with a title', { titre: 'Lire un bilan' }],
    ['a draft whose places are not chosen', { titre: 'Lire un bilan', nombrePlacesTotal: 0 }],
  ])('accepted: %s', (_case, parts) => {
    expect(refused(parts)).toEqual([])
  })

  test.each([
    ['no theme', { ...published, thematiqueId: null }, 'thematiqueId', OBLIGATOIRE],
    ['no type', { ...published, type: null }, 'type', OBLIGATOIRE],
    ['no location', { ...published, isEnLigne: null }, 'isEnLigne', OBLIGATOIRE],
    ['no capacity', { ...published, nombrePlacesTotal: 0 }, 'nombrePlacesTotal', PLACES_MINIMUM],
    ['no start', { ...published, dateHeureDebut: null }, 'dateHeureDebut', OBLIGATOIRE],
    ['no end', { ...published, dateHeureFin: null }, 'dateHeureFin', OBLIGATOIRE],
    ['no description', { ...published, description: '' }, 'description', OBLIGATOIRE],
    ['an empty description', { ...published, description: '<p> </p>' }, 'description', OBLIGATOIRE],
    ['no link on line', { ...online, lienVisio: null }, 'lienVisio', OBLIGATOIRE],
    ['no address in person', { ...published, adresse: ' ' }, 'adresse', OBLIGATOIRE],
    ['no commune in person', { ...published, villeId: null }, 'villeId', OBLIGATOIRE],
    ['Externe without its form', { ...published, inscriptionType: 'Externe' }, 'lienGoogleForm', OBLIGATOIRE],
    ['Both without its form', { ...published, inscriptionType: 'Both' }, 'lienGoogleForm', OBLIGATOIRE],
    [
      'an end before its start',
      { ...published, dateHeureFin: '2026-11-19 18:00' },
      'dateHeureFin',
      HEURES_INVERSEES,
    ],
    ['no length', { ...published, dateHeureFin: '2026-11-19 18:30' }, 'dateHeureFin', HEURES_INVERSEES],
    ['two days', { ...published, dateHeureFin: '2026-11-20 18:30' }, 'dateHeureFin', JOURS_DIFFERENTS],
    ['a draft without a title', { titre: ' ' }, 'titre', OBLIGATOIRE],
    [
      'a day that does not exist',
      { ...published, dateHeureDebut: '2026-02-30 18:30' },
      'dateHeureDebut',
      'La date est invalide.',
    ],
  ])('refused: %s', (_case, parts, champ, message) => {
    expect(refused(parts)).toEqual([{ champ, message }])
  })

  test.each(['14/11/2026', '2026-13-14 18:30', '2026-11-14T18:30:00Z', '+275760-09-13 00'])(
    '[R5-17] refused: %s, which is no date',
    (dateHeureDebut) => {
      const message = 'La date est invalide.'
      expect(refused({ ...published, dateHeureDebut })).toEqual([{ champ: 'dateHeureDebut', message }])
      expect(refused({ ...published, dateHeureFin: dateHeureDebut })).toEqual([
        { champ: 'dateHeureFin', message },
      ])
    },
  )

  test.each([
    ['2027-03-28 02:30', 'Europe/Paris', [{ champ: 'dateHeureDebut', message: HEURE_INEXISTANTE }]],
    ['2027-03-28 02:30', 'Indian/Reunion', []],
    ['2026-10-25 02:30', 'Europe/Paris', []],
  ])('[F25] a time skipped by the clock change is refused: %s in %s', (dateHeureDebut, zone, expected) => {
    expect(refused({ titre: 'x', dateHeureDebut, fuseau: zone })).toEqual(expected)
  })
})

test('[P-2] a time zone outside France is refused', () => {
  expect(fuseau.safeParse('Pacific/Noumea').success).toBe(true)
  for (const zone of ['Europe/Atlantis', 'America/New_York', '', 'UTC'])
    expect(fuseau.safeParse(zone).success).toBe(false)
})

test('[R5-15] texts: a refused image has a message per field; the message about taken seats agrees in number', () => {
  expect(IMAGES_REFUSEES).toEqual({
    file: "Seuls les formats jpg et png sont acceptés pour l'image de l'événement.",
    preview: "Seuls les formats jpg et png sont acceptés pour la vignette de l'événement.",
    intervenantPhoto: 'Seuls les formats jpg et png sont acceptés pour la photo de la première intervenante.',
    intervenant2Photo:
      'Seuls les formats jpg et png sont acceptés pour la photo de la deuxième intervenante.',
  })
  expect([PLACES_PRISES(1), PLACES_PRISES(12)]).toEqual([
    'Il faut au moins 1 place\u202f: elle est prise ou proposée.',
    'Il faut au moins 12 places\u202f: elles sont prises ou proposées.',
  ])
})
