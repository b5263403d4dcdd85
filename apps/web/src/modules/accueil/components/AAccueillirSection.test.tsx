// @vitest-environment jsdom
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { NouvelleTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { expect, test } from 'vitest'
import { json, setUpSection } from '../test-section.tsx'
import { AAccueillirSection } from './AAccueillirSection.tsx'

const CORNOUAILLE = 'cornouaille' as TerritoireId

const nouvelleDe = (id: string, prenom: string, accueil: NouvelleTerritoire['accueil'] = null) =>
  ({
    id,
    prenom,
    nom: 'Le Bihan',
    photo: null,
    commune: 'Concarneau',
    depuis: '2026-11-14T08:00:00.000Z',
    porteeLe: null,
    accueil,
  }) as unknown as NouvelleTerritoire

const { page, network, render } = setUpSection()

test('[R6-4] a coordinator says hello to each newcomer whom nobody has welcomed, in their discussion', async () => {
  const accueil = { date: '2026-11-15T08:00:00.000Z', note: null, par: null }
  const adherentes = [
    nouvelleDe('rozenn', 'Rozenn'),
    nouvelleDe('mariam', 'Mariam', accueil),
    nouvelleDe('lan', 'Lan'),
  ]
  network.mockImplementation(async () => json(200, { adherentes, nbadherentes: 3, limit: 20 }))
  await render(<AAccueillirSection id={CORNOUAILLE} />)
  const links = [...page.querySelectorAll('li a')].map((one) => [one.textContent, one.getAttribute('href')])
  expect(links).toEqual([
    ['Rozenn Le Bihan', '/membre/rozenn'],
    ['Dire bonjour à Rozenn Le Bihan', '/messagerie/discussion?avec=rozenn'],
    ['Lan Le Bihan', '/membre/lan'],
    ['Dire bonjour à Lan Le Bihan', '/messagerie/discussion?avec=lan'],
  ])
})
