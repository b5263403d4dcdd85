import {
  VALEURS_VIDES,
  valeursOf,
  type ValeursEvenement,
} from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { anEvenement } from '@entrelles/contract/modules/evenements/test-evenement.ts'
import { describe, expect, test } from 'vitest'
import { LIBELLES } from './libelles.ts'
import { auxChamps, empreinteDe, saisieOf, valeursDe, violationsDe } from './saisie.ts'
import { saisieForm } from './saisie-form.ts'

const valeurs: ValeursEvenement = {
  ...VALEURS_VIDES,
  titre: 'Lire un bilan',
  intervenant: { ...VALEURS_VIDES.intervenant, Prenom: 'Hélène', Nom: 'Roussel', Email: 'h@exemple.fr' },
  intervenant2: { ...VALEURS_VIDES.intervenant2, Prenom: 'Awa', Nom: 'Diallo', Email: 'a@exemple.fr' },
  avecIntervenant: true,
  avecIntervenant2: true,
}

test('[R3-14] form values convert back to the same event, with both speakers', () => {
  expect(valeursDe(saisieOf(valeurs))).toMatchObject(valeurs)
  expect(saisieOf(valeurs)).toMatchObject({ intervenantPrenom: 'Hélène', intervenant2Email: 'a@exemple.fr' })
})

test('[R3-12] every field has a label', () => {
  expect(Object.keys(LIBELLES).toSorted()).toEqual(Object.keys(saisieOf(VALEURS_VIDES)).toSorted())
})

test('[R3-12] a block is open when its speaker has a name, and sends nothing once closed', () => {
  expect(saisieOf(valeurs)).toMatchObject({ avecIntervenant: true, avecIntervenant2: true })
  const ecarte = valeursDe({ ...saisieOf(valeurs), avecIntervenant2: false })
  expect(ecarte.intervenant2).toEqual(VALEURS_VIDES.intervenant2)
  expect(ecarte.intervenant.Prenom).toBe('Hélène')
})

describe('[R3-12] a speaker without a name', () => {
  const { intervenant: vide } = VALEURS_VIDES
  const lu = { ...anEvenement({}), intervenanteEmail: 'pas un e-mail', intervenantePhoto: 'a.jpg' }

  test('is not shown, and what is known of her does not keep the event from being saved', () => {
    const saisie = saisieOf(valeursOf(lu))
    expect(saisie).toMatchObject({ avecIntervenant: false, avecIntervenant2: false })
    expect(violationsDe(saisie)).toEqual([])
    expect(valeursDe(saisie).intervenant).toEqual(vide)
  })

  test.each([
    ['a first name', { Prenom: 'Awa' }, []],
    ['a last name', { Nom: 'Diallo' }, []],
    ['nothing', {}, []],
    ['spaces', { Prenom: ' ', Entreprise: ' ' }, []],
    ['a company', { Entreprise: 'Cabinet Roussel' }, ['intervenant2Prenom']],
    ['an e-mail and a space', { Prenom: ' ', Email: 'a@exemple.fr' }, ['intervenant2Prenom']],
    ['a photo', { Photo: 'a.jpg' }, ['intervenant2Prenom']],
  ])('and a block opened by hand with %s', (_what, champs, refuses) => {
    const ouvert = { ...VALEURS_VIDES, titre: 'x', avecIntervenant2: true }
    const saisie = saisieOf({ ...ouvert, intervenant2: { ...vide, ...champs } })
    expect(violationsDe(saisie).map(({ champ }) => champ)).toEqual(refuses)
    for (const { message } of violationsDe(saisie))
      expect(message).toBe('Indique le prénom ou le nom de l’intervenante.')
    // Closed again, it refuses nothing.
    expect(violationsDe({ ...saisie, avecIntervenant2: false })).toEqual([])
  })
})

test('[R5-16] missing values are reported on the fields of the form', () => {
  const champs = (change: Partial<ValeursEvenement>) =>
    violationsDe(saisieOf({ ...VALEURS_VIDES, ...change })).map(({ champ }) => champ)
  expect(champs({ titre: 'Lire un bilan' })).toEqual([])
  expect(champs({})).toEqual(['titre'])
  expect(champs({ titre: 'x', isDraft: false })).toEqual([
    'themeId',
    'type',
    'location',
    'limitParticipantes',
    'date',
    'description',
  ])
  expect(champs({ titre: 'x', location: 'En présentiel', codePostal: '2640' })).toEqual(['codePostal'])
  expect(
    champs({
      titre: 'x',
      intervenant2: { ...VALEURS_VIDES.intervenant2, Prenom: 'Awa', Email: 'awa' },
      avecIntervenant2: true,
    }),
  ).toEqual(['intervenant2Email'])
})

test('[R5-16] violations follow the order of the page', () => {
  const { error } = saisieForm.safeParse(saisieOf({ ...VALEURS_VIDES, isDraft: false }))
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'titre',
    'themeId',
    'type',
    'description',
    'date',
    'location',
    'limitParticipantes',
  ])
})

test('violations from the server are reported on the fields of the form', () => {
  expect(
    auxChamps(saisieOf(valeurs), [
      { champ: 'intervenantPhoto', message: 'a' },
      { champ: 'territoireIds', message: 'b' },
    ]),
  ).toEqual([
    { champ: 'intervenantPhoto', message: 'a' },
    { champ: 'territoires', message: 'b' },
  ])
})

test('[R4-11] empreinteDe changes with the values and the files, but not with isDraft', () => {
  const saisie = saisieOf(valeurs)
  expect(empreinteDe({ ...saisie, isDraft: false })).toBe(empreinteDe(saisie))
  expect(empreinteDe({ ...saisie, titre: 'Autre' })).not.toBe(empreinteDe(saisie))
  const image = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 })
  expect(empreinteDe({ ...saisie, imageEvenement: image('a.png') })).not.toBe(
    empreinteDe({ ...saisie, imageEvenement: image('b.png') }),
  )
})
