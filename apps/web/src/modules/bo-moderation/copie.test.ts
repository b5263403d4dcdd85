import { expect, test } from 'vitest'
import { contenuOf, conversationOf, dateOf, factsOf, imagesOf } from './copie.ts'

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

test('[M11] the pictures of a post and of a comment are shown; what is no picture is not', () => {
  const image = {
    id: '019a0000-0000-7000-8000-000000000004',
    nom: 'a.webp',
    proportions: 1.5,
    texteAlternatif: 'Un pot de crème',
  }
  expect(imagesOf({ images: [image] })).toEqual([image])
  expect(imagesOf({ image })).toEqual([image])
  expect(imagesOf({ image: null })).toEqual([])
  expect(imagesOf({ image: 'logo.png' })).toEqual([])
})

test('[M11] the copy of a request names its files', () => {
  const piecesJointes = [{ id: 'a', nom: 'devis.pdf' }]
  expect(factsOf({ contenu: 'Qui relit ?', piecesJointes })).toEqual([['Fichiers joints', 'devis.pdf']])
})

test('[M11] the copy of an answer gives the words that it answers', () => {
  const enReponseA = 'Katell Riou\u00a0: Très contente de venir.'
  expect(factsOf({ contenu: '<p>Tu n’as rien à faire ici.</p>', enReponseA })).toEqual([
    ['En réponse à', enReponseA],
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

const DISCUSSION = { id: '019a0000-0000-7000-8000-000000000002', type: 'groupe', titre: 'Le marché' }
const fige = (numero: number, changed: object = {}) => ({
  numero,
  auteureId: '019a0000-0000-7000-8000-000000000003',
  auteure: 'Awa Diallo',
  contenu: `Message ${numero}`,
  statut: 'envoye',
  dateEnvoi: `2026-11-13T20:0${numero}:00+01:00`,
  fichiers: [],
  ...changed,
})

test('[P-9] the copy of a message gives those around it, in order, with files, and what is hidden or deleted', () => {
  const copie = {
    ...fige(3, { contenu: '', fichiers: ['tarifs.pdf'] }),
    discussion: DISCUSSION,
    avant: [fige(1, { auteureId: null, contenu: '', statut: 'masque' }), fige(2, { statut: 'modifie' })],
    apres: [fige(4, { contenu: '', statut: 'supprime' })],
  }
  expect(conversationOf(copie)).toMatchObject({
    numero: 3,
    fichiers: ['tarifs.pdf'],
    discussion: { titre: 'Le marché' },
    avant: [
      { numero: 1, statut: 'masque' },
      { numero: 2, statut: 'modifie', dateEnvoi: '2026-11-13T19:02:00.000Z' },
    ],
    apres: [{ numero: 4, statut: 'supprime' }],
  })
  expect(contenuOf(copie)).toBeNull()
  expect(dateOf(copie)).toBe('2026-11-13T20:03:00+01:00')
})

test.each([
  ['a comment', { contenu: '<p>Oui</p>', datePublication: '2026-11-13T20:04:00.000Z' }],
  ['a message without those around it', { ...fige(1), discussion: DISCUSSION }],
  [
    'an unreadable message',
    { ...fige(1), discussion: DISCUSSION, avant: [fige(2, { statut: 'x' })], apres: [] },
  ],
])('[P-9] the copy of %s is not a conversation', (_, copie) => {
  expect(conversationOf(copie)).toBeNull()
})
