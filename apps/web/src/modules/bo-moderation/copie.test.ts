import { expect, test } from 'vitest'
import { contenuOf, dateOf, factsOf } from './copie.ts'

test('[M11] the copy of a profile gives its named parts, without what is empty or only for the program', () => {
  const copie = {
    id: '019a0000-0000-7000-8000-000000000001',
    prenom: 'Coach',
    profession: ' Coach Réussite ',
    nomEntreprise: null,
    ville: { nom: 'Quimper', departement: '29' },
    site: 'https://reussite.example',
    competences: [{ id: 'x', libelle: 'Vente' }],
    sollicitable: true,
    presentation: 'Rejoins mon équipe.',
  }
  expect(factsOf(copie)).toEqual([
    ['Profession', 'Coach Réussite'],
    ['Commune', 'Quimper'],
    ['Site', 'https://reussite.example'],
  ])
  expect(contenuOf(copie)).toBe('Rejoins mon équipe.')
  expect(dateOf(copie)).toBeNull()
})

test('[C2] the copy of a post gives its title and what its pictures show', () => {
  const images = [
    { id: 'a', nom: 'a.webp', texteAlternatif: 'Un pot de crème' },
    { id: 'b', nom: 'b.webp', texteAlternatif: ' ' },
    { id: 'c', nom: 'c.webp', texteAlternatif: 'Un étal' },
  ]
  expect(factsOf({ titre: null, contenu: '<p>Oui</p>', images })).toEqual([
    ['Photos', 'Un pot de crème\u202f; Un étal'],
  ])
  expect(factsOf({ contenu: '<p>Oui</p>', images: [], image: images[0] })).toEqual([
    ['Photo', 'Un pot de crème'],
  ])
})

test('[M11] the copy of a content gives its words and its date', () => {
  const copie = { contenu: 'Tu n’as rien à faire ici.', datePublication: '2026-11-13T20:04:00.000Z' }
  expect(contenuOf(copie)).toBe('Tu n’as rien à faire ici.')
  expect(dateOf(copie)).toBe('2026-11-13T20:04:00.000Z')
  expect(factsOf(copie)).toEqual([])
})

test.each([[{}], [{ contenu: '  ' }], [{ contenu: 3, datePublication: 'hier' }], [{ contenu: ['a'] }]])(
  '[M11] a copy without words or date that can be read has none: %j',
  (copie) => {
    expect(contenuOf(copie)).toBeNull()
    expect(dateOf(copie)).toBeNull()
  },
)
