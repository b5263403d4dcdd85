import { expect, test } from 'vitest'
import { champsOf } from './champs.ts'

test('a changed field shows both values under its French label', () => {
  expect(
    champsOf({
      avant: { statut: 'brouillon', reponse: null },
      apres: { statut: 'publiee', reponse: 'Oui.' },
    }),
  ).toEqual([
    { nom: 'statut', libelle: 'Statut', avant: ['Brouillon'], apres: ['Publiée'] },
    { nom: 'reponse', libelle: 'Réponse', avant: ['–'], apres: ['Oui.'] },
  ])
})

test('a field missing on one side is empty there', () => {
  expect(champsOf({ avant: { lieu: 'Brest' }, apres: { places: 14 } })).toEqual([
    { nom: 'lieu', libelle: 'Lieu', avant: ['Brest'], apres: ['–'] },
    { nom: 'places', libelle: 'Places', avant: ['–'], apres: ['14'] },
  ])
})

test('a creation has no before, a deletion has no after', () => {
  expect(champsOf({ avant: null, apres: { question: 'Qui ?' } })).toEqual([
    { nom: 'question', libelle: 'Question', avant: undefined, apres: ['Qui ?'] },
  ])
  expect(champsOf({ avant: { question: 'Qui ?' }, apres: null })).toMatchObject([{ apres: undefined }])
  expect(champsOf({ avant: null, apres: null })).toEqual([])
})

test.each([
  [true, ['Oui']],
  [false, ['Non']],
  ['', ['–']],
  [[], ['–']],
  [
    ['tarif', 'rsa'],
    ['tarif', 'rsa'],
  ],
  ['<p>Une ligne</p><ul><li>deux</li></ul>', ['Une ligne', 'deux']],
  ['3 < 4', ['3 < 4']],
  [{ ville: 'Brest' }, ['{"ville":"Brest"}']],
])('the value %j is shown as %j', (value, lines) => {
  expect(champsOf({ avant: null, apres: { x: value } })[0]?.apres).toEqual(lines)
})

test.each([
  ['motsCles', 'Mots-clés'],
  ['dateLimite', 'Date limite'],
  ['date_limite', 'Date limite'],
])('the field %s has the label « %s »', (nom, libelle) => {
  expect(champsOf({ avant: null, apres: { [nom]: 1 } })[0]?.libelle).toBe(libelle)
})
