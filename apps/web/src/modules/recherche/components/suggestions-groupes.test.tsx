// @vitest-environment jsdom
import { suggestionsRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { expect, test } from 'vitest'
import { groupesOf, totalOf } from './suggestions-groupes.tsx'

const NOW = new Date('2026-11-18T10:00:00Z')
const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
const membre = {
  id: id(1),
  prenom: 'Nadia',
  nom: 'Benali',
  nomEntreprise: null,
  profession: 'Graphiste',
  ville: { nom: 'Quimper', departement: '29' },
  photo: null,
  territoireCoordonne: null,
  indice: { genre: 'propose', libelle: 'Comptabilité' },
}
const evenement = {
  id: id(2),
  titre: 'Atelier compta',
  dateHeureDebut: '2026-11-26T11:30:00.000Z',
  fuseau: 'Europe/Paris',
  isEnLigne: false,
  isAnnule: false,
  evenementType: { id: id(3), libelle: 'Atelier' },
  ville: { nom: 'Quimper', departement: '29' },
  nbPlacesRestantes: 1,
}
const RIEN = {
  adherentes: [],
  nbadherentes: 0,
  evenements: [],
  nbevenements: 0,
  coupsdepouce: [],
  nbcoupsdepouce: 0,
  ressources: [],
  nbressources: 0,
  faq: [],
  nbTotalResultats: 0,
}
const found = (trouve: object) => groupesOf(suggestionsRecherche.parse({ ...RIEN, ...trouve }), [], NOW)
const detailsOf = (trouve: object) =>
  found(trouve)
    .flat()
    .flatMap(({ suggestions }) => suggestions.map(({ detail }) => detail))

test('groups without a suggestion are left out, and so is a column without a group', () => {
  expect(groupesOf(undefined, [], NOW)).toEqual([])
  expect(
    found({ adherentes: [membre], nbadherentes: 6 }).map((column) =>
      column.map(({ cle, compte }) => [cle, compte]),
    ),
  ).toEqual([[['membres', '1 sur 6']]])
})

test('a count that stopped says « plus de »', () => {
  const [[membres] = []] = found({ adherentes: [membre], nbadherentes: 20, plus: ['adherentes'] })
  expect(membres?.compte).toBe('1 sur plus de 20')
})

test('a member is told by the skill that answers, or by her trade', () => {
  const sans = { ...membre, id: id(4), indice: null }
  const cherche = { ...membre, id: id(5), indice: { genre: 'cherche', libelle: 'Compta publique' } }
  expect(detailsOf({ adherentes: [membre, sans, cherche], nbadherentes: 3 })).toEqual([
    'Propose\u00a0: Comptabilité',
    'Graphiste',
    'Cherche\u00a0: Compta publique',
  ])
})

test('an event is told by its place, its day, its hour and its seats; a cancelled or past one says so', () => {
  const [seats, cancelled, past, full] = detailsOf({
    evenements: [
      evenement,
      { ...evenement, isAnnule: true },
      { ...evenement, dateHeureDebut: '2026-11-02T11:30:00.000Z' },
      { ...evenement, isEnLigne: true, ville: null, nbPlacesRestantes: 0 },
    ],
    nbevenements: 4,
  })
  expect(seats).toMatch(/^Quimper · jeudi, 12\u00a0h\u00a030.* · 1 place$/)
  expect(cancelled).toMatch(/annulé$/)
  expect(past).toMatch(/passé$/)
  expect(full).toMatch(/^Atelier · .* · complet$/)
})

test('[M16] a resource is told by its type, its theme and its length; a file by what it is and weighs', () => {
  const article = {
    id: id(7),
    type: 'article',
    titre: 'Comptabilité d’une association',
    resume: null,
    thematique: { id: id(3), libelle: 'Finances' },
    dureeLecture: 6,
    datePublication: '2026-11-02T11:30:00.000Z',
    fichier: null,
  }
  const fichier = { type: 'pdf', taille: 86_000 }
  const tableau = { ...article, id: id(8), type: 'fichier', dureeLecture: null, fichier }
  const lien = { ...article, id: id(9), type: 'lien', dureeLecture: null, thematique: null }
  expect(detailsOf({ ressources: [article, tableau, lien], nbressources: 3 })).toEqual([
    'Article · Finances · 6\u00a0min',
    'PDF · Finances · 84\u00a0Ko',
    'Lien',
  ])
})

test('[M16] the way to all the results says how many there are, once that is known', () => {
  const told = (trouve: object) => totalOf(suggestionsRecherche.parse({ ...RIEN, ...trouve }))
  expect(totalOf(undefined)).toBe('')
  expect([told({}), told({ nbTotalResultats: 1 }), told({ nbTotalResultats: 24 })]).toEqual([
    '',
    '1 résultat',
    '24 résultats',
  ])
  expect(told({ nbTotalResultats: 150, plus: ['publications'] })).toBe('plus de 150 résultats')
})

test('pages of the product and questions of the FAQ are together, last', () => {
  const pages = [{ to: '/membre', titre: 'Membres', espace: 'Page' }]
  const faq = [{ id: id(6), question: 'Comment payer ?', categorie: 'Adhésion' }]
  const columns = groupesOf(suggestionsRecherche.parse({ ...RIEN, faq }), pages, NOW)
  expect(columns.flat().map(({ titre, suggestions }) => [titre, suggestions.map(({ to }) => to)])).toEqual([
    ['Aller à', ['/membre', `/faq#question-${id(6)}`]],
  ])
})
