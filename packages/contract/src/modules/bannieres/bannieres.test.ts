import { describe, expect, test } from 'vitest'
import { violationsOf } from '#kit/errors.ts'
import { statutBanniereOf } from './bannieres.policy.ts'
import { banniereForm } from './bannieres.schema.ts'

const FORM = {
  texteLigne1: 'L’agenda se synchronise avec ton téléphone',
  texteLigne2: 'Ajoute tous tes événements à ton calendrier en un geste.',
  texteBouton: 'Découvrir l’agenda',
  lienBouton: '/evenement/agenda/futur/1/page/1',
  dateDebut: '2026-11-14',
  dateFin: '2026-11-30',
}

/** The fields that the form refuses. */
const refused = (fields: object): string[] => {
  const { error } = banniereForm.safeParse({ ...FORM, ...fields })
  return violationsOf(error?.issues ?? []).map(({ champ }) => champ)
}

describe('the form of a banner', () => {
  test('addresses every active member unless roles or branches are chosen', () => {
    expect(banniereForm.parse(FORM)).toEqual({ ...FORM, roles: [], territoireIds: [] })
  })

  test.each([
    ['texteLigne1', 80],
    ['texteLigne2', 120],
    ['texteBouton', 30],
  ])('has a %s of at most %d characters', (champ, max) => {
    expect(refused({ [champ]: 'é'.repeat(max) })).toEqual([])
    expect(refused({ [champ]: 'é'.repeat(max + 1) })).toEqual([champ])
    expect(refused({ [champ]: '  ' })).toEqual([champ])
  })

  test.each(['/evenement', '/faq?termes=tarif', 'https://www.helloasso.com/associations?tri=nom#haut'])(
    'accepts the link %s',
    (lienBouton) => {
      expect(refused({ lienBouton })).toEqual([])
    },
  )

  test.each([
    '',
    '/inconnue',
    '//site.fr',
    'http://site.fr',
    'https://entrelles.fr@site.fr',
    'https://site.fr\\@entrelles.fr',
    'https://localhost',
    'javascript:alert(1)',
    'site.fr',
  ])('refuses the link « %s »', (lienBouton) => {
    expect(refused({ lienBouton })).toEqual(['lienBouton'])
  })

  test('may last one day, but does not end before it begins', () => {
    expect(refused({ dateFin: '2026-11-14' })).toEqual([])
    expect(refused({ dateFin: '2026-11-13' })).toEqual(['dateFin'])
    expect(refused({ dateFin: '2026-02-30' })).toEqual(['dateFin'])
  })

  test('offers the roles of the back office only', () => {
    expect(refused({ roles: ['ROLE_COORDINATRICE', 'ROLE_ADMINISTRATRICE'] })).toEqual([])
    expect(refused({ roles: ['ROLE_ADHERENTE'] })).toEqual(['roles.0'])
  })
})

test.each([
  ['2026-11-13', 'programmee'],
  ['2026-11-14', 'en_cours'],
  ['2026-11-30', 'en_cours'],
  ['2026-12-01', 'terminee'],
])('on %s a banner from 14 to 30 November is « %s »', (today, statut) => {
  expect(statutBanniereOf(FORM, today)).toBe(statut)
})
