import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { violationsOf } from '#kit/errors.ts'
import { decodeForm, encodeForm, takesFichiers } from '#kit/form-data.ts'
import { instantOf, localTimeOf } from '#kit/zoned-time.ts'
import {
  capaciteOf,
  locationOf,
  partsOf,
  placesOf,
  valeursOf,
  VALEURS_VIDES,
  violationsDuFormulaire,
} from './evenement-form.ts'
import { CAPACITES, INSCRIPTION_TYPES, LOCATIONS, TYPES_EVENEMENT } from './evenements.constants.ts'
import { evenementForm, type EvenementForm } from './evenements.forms.ts'
import { evenement, type Evenement } from './evenements.schema.ts'
import { CHAMPS_INTERVENANTE } from './intervenantes.schema.ts'
import { anEvenement, ID, speaker } from './test-evenement.ts'

/** Applies the submitted fields as the server does: fields that the form omits keep the event's values. */
const appliedTo = (before: Evenement, p: EvenementForm): Evenement => {
  const at = (local: string | null) => local && instantOf(local, p.fuseau).toISOString()
  const debut = at(p.dateHeureDebut)
  const fin = at(p.dateHeureFin)
  const flat = (from: 'intervenant' | 'intervenant2', to: 'intervenante' | 'intervenante2') =>
    Object.fromEntries(CHAMPS_INTERVENANTE.map((champ) => [`${to}${champ}`, p[`${from}${champ}`]]))
  return evenement.parse({
    ...before,
    titre: p.titre,
    theme: p.thematiqueId && { ...before.theme, id: p.thematiqueId },
    evenementType: p.type && { ...before.evenementType, id: p.type },
    isEnLigne: p.isEnLigne,
    lienVisio: p.lienVisio,
    adresse: p.adresse,
    ville: p.villeId && { ...before.ville, id: p.villeId, codePostal: p.codePostal },
    nombrePlacesTotal: p.nombrePlacesTotal,
    dateHeureDebut: debut,
    dateHeureFin: fin,
    heureDebut: debut && localTimeOf(debut, p.fuseau),
    heureFin: fin && localTimeOf(fin, p.fuseau),
    fuseau: p.fuseau,
    visuel: p.file,
    visuel_preview: p.preview,
    description: p.description,
    ...flat('intervenant', 'intervenante'),
    ...flat('intervenant2', 'intervenante2'),
    inscriptionType: p.inscriptionType,
    isDraft: p.isDraft,
    displaySiteVitrine: p.displaySiteVitrine,
    lienGoogleForm: p.lienGoogleForm,
    territoires: before.territoires.filter(({ id }) => p.territoireIds.includes(id)),
    intervenants: before.intervenants.filter(({ id }) => p.intervenantIds.includes(id)),
  })
}

/** Event → form → fields → encoded and decoded → event. */
const roundTrip = (e: Evenement): Evenement =>
  appliedTo(e, evenementForm.parse(decodeForm(evenementForm, encodeForm(partsOf(valeursOf(e))))))

describe('[R3-14] an event converted to the form and back', () => {
  test('keeps every value, and does not mix up the two speakers', () => {
    const e = anEvenement({
      ...speaker('intervenante', 'Hélène', 'Roussel'),
      ...speaker('intervenante2', 'Awa', 'Diallo'),
    })
    expect(roundTrip(e)).toEqual(e)
    const form = valeursOf(e)
    expect([form.intervenant2.Prenom, form.intervenant2.Nom]).toEqual(['Awa', 'Diallo'])
    expect(form.intervenant2.Email).toBe('3.6@exemple.fr')
    expect([form.avecIntervenant, form.avecIntervenant2]).toEqual([true, true])
  })

  test('[R3-12] shows the block of a speaker who has a name, and of no other', () => {
    const flags = (change: Parameters<typeof anEvenement>[0]) => {
      const { avecIntervenant, avecIntervenant2 } = valeursOf(anEvenement(change))
      return [avecIntervenant, avecIntervenant2]
    }
    expect(flags({})).toEqual([false, false])
    expect(flags({ intervenantePrenom: 'Awa' })).toEqual([true, false])
    expect(flags({ intervenante2Nom: 'Diallo' })).toEqual([false, true])
    expect(flags({ intervenanteEmail: 'a@exemple.fr', intervenante2Photo: 'a.webp' })).toEqual([false, false])
  })

  test('keeps a draft with only a title', () => {
    const e = anEvenement({
      theme: null,
      evenementType: null,
      isEnLigne: null,
      adresse: null,
      ville: null,
      nombrePlacesTotal: 0,
      dateHeureDebut: null,
      dateHeureFin: null,
      heureDebut: null,
      heureFin: null,
      visuel: null,
      visuel_preview: null,
      description: null,
      isDraft: true,
      territoires: [],
      intervenants: [],
    })
    expect(roundTrip(e)).toEqual(e)
    expect(valeursOf(e)).toEqual({ ...VALEURS_VIDES, titre: e.titre })
  })

  test('turns 0 places of a published event into null', () => {
    const e = anEvenement({ nombrePlacesTotal: 0 })
    expect(roundTrip(e)).toEqual({ ...e, nombrePlacesTotal: null })
  })

  test.each([
    ['the night when clocks go back', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000Z', 'Europe/Paris'],
    [
      'the night when clocks go forward',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      'Europe/Paris',
    ],
    ['La Réunion', '2026-12-08T13:00:00.000Z', '2026-12-08T14:00:00.000Z', 'Indian/Reunion'],
    [
      'Nouméa, the day before in UTC',
      '2026-12-07T21:00:00.000Z',
      '2026-12-07T23:00:00.000Z',
      'Pacific/Noumea',
    ],
  ] as const)('[P-2] keeps the times: %s', (_case, dateHeureDebut, dateHeureFin, fuseau) => {
    const e = anEvenement({
      dateHeureDebut,
      dateHeureFin,
      fuseau,
      heureDebut: localTimeOf(dateHeureDebut, fuseau),
      heureFin: localTimeOf(dateHeureFin, fuseau),
    })
    expect(roundTrip(e)).toEqual(e)
  })

  const text = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((s) => s.trim())
    .filter((s) => s !== '')
  const some = fc.record({
    titre: text,
    isEnLigne: fc.constantFrom(true, false, null),
    adresse: fc.option(text),
    nombrePlacesTotal: fc.option(fc.integer({ min: 0, max: 500 })),
    visuel: fc.option(fc.constantFrom('a.webp', 'b.webp')),
    displaySiteVitrine: fc.boolean(),
    inscriptionType: fc.constantFrom(...INSCRIPTION_TYPES),
    intervenanteEntreprise: fc.option(text),
    intervenante2Prenom: fc.option(text),
    intervenante2Nom: fc.option(text),
  })

  test('keeps any draft', () => {
    fc.assert(
      fc.property(some, (change) => {
        const e = anEvenement({ ...change, isDraft: true })
        expect(roundTrip(e)).toEqual(e)
      }),
    )
  })
})

describe('[R9-8] labels of modes', () => {
  test.each([
    [true, 'En ligne'],
    [false, 'En présentiel'],
    [null, ''],
  ])('location %s', (isEnLigne, expected) => {
    expect(locationOf(isEnLigne)).toBe(expected)
  })

  test.each([
    [12, false, 'Limité'],
    [12, true, 'Limité'],
    [0, false, 'Illimité'],
    [0, true, ''],
    [null, false, 'Illimité'],
    [null, true, 'Illimité'],
  ])('%s places, draft %s', (nombrePlacesTotal, isDraft, expected) => {
    expect(capaciteOf({ nombrePlacesTotal, isDraft })).toBe(expected)
  })

  test('types of events and of registration', () => {
    expect(TYPES_EVENEMENT).toEqual(['Atelier', 'Webinaire'])
    expect(INSCRIPTION_TYPES).toEqual(['Interne', 'Externe', 'Both'])
  })
})

describe('[R5-16] fields that the form sends', () => {
  test.each([
    ['Illimité', '12', null],
    ['Limité', '12', 12],
    ['', '12', 0],
  ] as const)('capacity %s', (limitParticipantes, nombreParticipantes, expected) => {
    expect(placesOf({ limitParticipantes, nombreParticipantes })).toBe(expected)
  })

  test.each([
    ['both', '2026-11-19', '18:30', '2026-11-19 18:30'],
    ['no date', '', '18:30', null],
    ['no hour', '2026-11-19', '', null],
  ])('start: %s', (_case, date, heureDebut, expected) => {
    expect(partsOf({ ...VALEURS_VIDES, date, heureDebut }).dateHeureDebut).toBe(expected)
  })

  test.each([
    [LOCATIONS.enLigne, true],
    [LOCATIONS.presentiel, false],
    ['', null],
  ] as const)('location %s', (location, expected) => {
    expect(partsOf({ ...VALEURS_VIDES, location }).isEnLigne).toBe(expected)
  })

  test('[R7-8] all fields are sent, empty ones too; images and adherenteId are accepted, unknown fields refused', () => {
    const names = new Set(encodeForm(partsOf({ ...VALEURS_VIDES, titre: 'x' })).map(([name]) => name))
    const speaker =
      'Prenom Nom Entreprise Profession Email Telephone Photo Lien Instagram Facebook Linkedin LienFdt'
    const flat = (prefix: string) => speaker.split(' ').map((champ) => `${prefix}${champ}`)
    const parts =
      'titre thematiqueId type isEnLigne lienVisio adresse villeId dateHeureDebut dateHeureFin nombrePlacesTotal ' +
      'description file preview displaySiteVitrine inscriptionType isDraft lienGoogleForm'
    for (const name of [...parts.split(' '), ...flat('intervenant'), ...flat('intervenant2')])
      expect(names).toContain(name)
    expect(takesFichiers(evenementForm)).toBe(true)
    expect(evenementForm.safeParse({ titre: 'x', adherenteId: 'quelqu’un' }).success).toBe(true)
    expect(evenementForm.safeParse({ titre: 'x', intrus: '' }).success).toBe(false)
  })

  test('[R4-11] a new form is a draft with internal registration', () => {
    expect(VALEURS_VIDES).toMatchObject({ isDraft: true, inscriptionType: 'Interne' })
  })

  test('each error is shown once, at its field of the form', () => {
    const empty = { ...VALEURS_VIDES, isDraft: false }
    const broken = evenementForm.safeParse(partsOf(empty))
    const at = violationsDuFormulaire(empty, violationsOf(broken.error?.issues ?? [])).map(
      ({ champ }) => champ,
    )
    expect(at).toEqual(['titre', 'themeId', 'type', 'location', 'limitParticipantes', 'date', 'description'])
    const named = { ...empty, titre: 'x', limitParticipantes: CAPACITES.limite }
    const missing = evenementForm.safeParse(partsOf(named))
    expect(
      violationsDuFormulaire(named, violationsOf(missing.error?.issues ?? [])).map(({ champ }) => champ),
    ).toEqual(['themeId', 'type', 'location', 'nombreParticipantes', 'date', 'description'])
    expect(
      violationsDuFormulaire(VALEURS_VIDES, [
        { champ: 'intervenant2Email', message: 'a' },
        { champ: 'intervenantIds.0', message: 'b' },
        { champ: 'villeId', message: 'c' },
        { champ: 'nombrePlacesTotal', message: 'd' },
      ]).map(({ champ }) => champ),
    ).toEqual(['intervenant2.Email', 'intervenants', 'ville', 'limitParticipantes'])
    expect(valeursOf(anEvenement({})).intervenants).toEqual([
      { value: ID.intervenant, label: 'hélène roussel' },
    ])
  })
})
