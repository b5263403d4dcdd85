import type { AFaire } from '@entrelles/contract/modules/bo-evenements/a-faire.schema.ts'
import { filtresFiches } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { filtresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { expect, test } from 'vitest'
import { attentesOf } from './a-faire.ts'

const RIEN: AFaire = {
  paiements: { nb: 0 },
  reclamations: { nb: 0 },
  demandesFaq: { nb: 0 },
  inscriptions: { nb: 0 },
  emargements: { nb: 0 },
  brouillons: { nb: 0 },
  prochains: { nb: 0 },
}

test('what waits has a line with its count and its link; what does not has none', () => {
  expect(attentesOf(RIEN)).toEqual([])
  const attentes = attentesOf({ ...RIEN, brouillons: { nb: 1 }, reclamations: { nb: 20, plus: true } })
  expect(attentes.map(({ mots }) => mots)).toEqual([
    '20+\u00a0réclamations à traiter',
    '1\u00a0événement en brouillon',
  ])
})

test('each link opens a list with filters that it knows', () => {
  const tout = Object.fromEntries(Object.keys(RIEN).map((name) => [name, { nb: 2 }])) as AFaire
  const queries = attentesOf(tout).map(({ to }) => new URL(to, 'https://entrelles.test'))
  expect(queries).toHaveLength(7)
  const filtersOf = (wanted: string) =>
    queries
      .filter(({ pathname }) => pathname === wanted)
      .map(({ searchParams }) => {
        const { feuilles: _page, ...filters } = Object.fromEntries(searchParams)
        return filters
      })
  const [fiches] = filtersOf('/administratrice/adherente')
  expect(filtresFiches.parse(fiches)).toMatchObject(fiches ?? {})
  const onglets = filtersOf('/administratrice/evenement')
  expect(onglets.map((filters) => filtresEvenementsBo.parse(filters).onglet)).toEqual([
    'passes',
    'a_venir',
    'brouillons',
  ])
})
