import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { expect, test } from 'vitest'
import { choixCoupsDePouce, choixEvenements, choixRessources, trouvesOf } from './joints.ts'
import { INES } from './test-publication.ts'

const evenementDe = (change: Partial<CarteEvenement>): CarteEvenement =>
  ({
    id: 'e1',
    titre: 'Atelier',
    dateHeureDebut: '2026-12-01T18:00:00.000Z',
    ville: { nom: 'Quimper', departement: '29' },
    ...change,
  }) as CarteEvenement

test('[M2] an event is offered with its day and its place; without a day it is not', () => {
  expect(
    choixEvenements([evenementDe({}), evenementDe({ ville: null }), evenementDe({ dateHeureDebut: null })]),
  ).toEqual([
    {
      joint: { id: 'e1', titre: 'Atelier', dateDebut: '2026-12-01T18:00:00.000Z' },
      detail: '1er\u00a0décembre 2026 · Quimper',
    },
    {
      joint: { id: 'e1', titre: 'Atelier', dateDebut: '2026-12-01T18:00:00.000Z' },
      detail: '1er\u00a0décembre 2026',
    },
  ])
})

test('[M2] a request is offered with its author; her own draft is not', () => {
  const demande = { id: 'c1', titre: 'Camion', auteure: INES, statut: 'publie' } as CarteCoupDePouce
  expect(choixCoupsDePouce([demande, { ...demande, statut: 'brouillon' }])).toEqual([
    { joint: { id: 'c1', titre: 'Camion' }, detail: 'Inès Morel' },
  ])
})

test('[M2] a resource is offered with its type and its theme', () => {
  const guide = { id: 'r1', type: 'article', titre: 'Guide', thematique: { id: 'f', libelle: 'Finances' } }
  expect(choixRessources([guide, { ...guide, thematique: null }] as unknown as Ressource[])).toEqual([
    { joint: { id: 'r1', type: 'article', titre: 'Guide' }, detail: 'Article · Finances' },
    { joint: { id: 'r1', type: 'article', titre: 'Guide' }, detail: 'Article' },
  ])
})

test('the number of results is said, and why there is none', () => {
  expect(trouvesOf(undefined, false)).toBe('Recherche…')
  expect(trouvesOf(undefined, true)).toBe('La recherche a échoué.')
  expect(trouvesOf(0, false)).toBe('Rien de trouvé.')
  expect(trouvesOf(1, false)).toBe('1 résultat.')
})
