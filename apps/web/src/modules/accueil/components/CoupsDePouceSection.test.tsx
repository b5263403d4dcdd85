// @vitest-environment jsdom
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { json, setUpSection } from '../test-section.tsx'
import { CoupsDePouceSection, SansReponseSection } from './CoupsDePouceSection.tsx'

vi.mock('#kit/session.ts', () => ({
  useUser: () => ({
    adherente: { id: 'moi' },
    roles: ['ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE'],
  }),
}))

const CORNOUAILLE = { id: 'cornouaille' as TerritoireId, nom: 'Cornouaille' }
const LEON = { id: 'leon' as TerritoireId, nom: 'Léon' }
const TREGOR = { id: 'tregor' as TerritoireId, nom: 'Trégor' }

const carteDe = (titre: string, auteureId = 'awa') =>
  ({
    id: titre,
    titre,
    type: 'demande',
    statut: 'ouvert',
    urgence: 'normale',
    categories: [],
    nbReponses: 0,
    ville: null,
    auteure: { id: auteureId, prenom: 'Awa', nom: 'Sarr', photo: null, ville: null },
    distanceKilometre: null,
    dateCreation: '2026-11-14T08:00:00.000Z',
    datePublication: '2026-11-14T08:00:00.000Z',
  }) as unknown as CarteCoupDePouce

const { page, network, render } = setUpSection()

/** Her branches, or the refusal of the back office, and the unanswered requests of each branch. */
const answer = (branches: Response, demandes: Readonly<Record<string, readonly string[]>>) =>
  network.mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(url as string)
    if (pathname === '/api/bo/territoires') return branches.clone()
    const titres = demandes[searchParams.get('territoire') ?? ''] ?? []
    return json(200, {
      coupsdepouce: titres.map((titre) => carteDe(titre)),
      nbcoupsdepouce: titres.length,
      limit: 20,
    })
  })

/** The requests near her, or the refusal of a distance without a commune, and those of the network. */
const answerMember = (proches: readonly CarteCoupDePouce[] | Response, liste: readonly CarteCoupDePouce[]) =>
  network.mockImplementation(async (url) => {
    const isNear = new URL(url as string).searchParams.get('distanceKilometre') === '50'
    const coupsdepouce = isNear ? proches : liste
    if (coupsdepouce instanceof Response) return coupsdepouce.clone()
    return json(200, { coupsdepouce, nbcoupsdepouce: coupsdepouce.length, limit: 20 })
  })

const show = async (section: ReactNode = <SansReponseSection territoire={CORNOUAILLE.id} />) => {
  await render(section)
  const links = [...page.querySelectorAll('.section__head a')]
  return {
    titre: page.querySelector('h2')?.textContent,
    cartes: Array.from(page.querySelectorAll('h3'), (one) => one.textContent),
    liens: links.map((one) => [one.textContent, one.getAttribute('href')]),
  }
}

const HREF = '/coup-de-pouce?onglet=sans-reponse&territoire='
const SEULE = ['Tout voir\u00a0: coups de pouce sans réponse', `${HREF}cornouaille`]

test('[R6-4] a coordinator reads the unanswered requests of her branch, and where all of them are', async () => {
  answer(json(200, { territoires: [CORNOUAILLE], nbterritoires: 1 }), { cornouaille: ['Un camion'] })
  expect(await show()).toEqual({
    titre: 'Coups de pouce sans réponse',
    cartes: ['Un camion'],
    liens: [SEULE],
  })
})

test('[R6-4] of several branches, she opens the list of each one that has some, by its name', async () => {
  answer(json(200, { territoires: [CORNOUAILLE, LEON, TREGOR], nbterritoires: 3 }), {
    cornouaille: ['Un camion'],
    tregor: ['Une échelle'],
  })
  const { cartes, liens } = await show()
  expect(cartes).toEqual(['Un camion', 'Une échelle'])
  expect(liens).toEqual([
    ['Tout voir\u00a0: Cornouaille (coups de pouce sans réponse)', `${HREF}cornouaille`],
    ['Tout voir\u00a0: Trégor (coups de pouce sans réponse)', `${HREF}tregor`],
  ])
})

test('[R6-4] where the back office requires a second factor that she has not, she reads those of her first branch', async () => {
  const refusal = { code: 'second_facteur_requis', message: 'Active la double authentification.' }
  answer(json(403, refusal), { cornouaille: ['Un camion'] })
  expect(await show()).toMatchObject({ cartes: ['Un camion'], liens: [SEULE] })
})

test('another refusal is shown in place of the requests', async () => {
  answer(json(403, { code: 'acces_refuse', message: 'Non.' }), {})
  expect((await show()).titre).toBe('Page réservée')
})

const TOUTES = ['Tout voir\u00a0: coups de pouce', '/coup-de-pouce']

test('[R6-4] a member reads three requests of others, those near her first, and where all of them are', async () => {
  const [pres, loin, vieux] = [carteDe('Une échelle'), carteDe('Un camion'), carteDe('Un four')]
  const liste = [carteDe('Le mien', 'moi'), loin, pres, vieux, carteDe('Une de trop')]
  answerMember([carteDe('Le mien, tout près', 'moi'), pres], liste)
  expect(await show(<CoupsDePouceSection hasCommune />)).toEqual({
    titre: 'Coups de pouce',
    cartes: ['Une échelle', 'Un camion', 'Un four'],
    liens: [TOUTES],
  })
})

test('[R6-4] a member without a commune reads those of the network: none is asked for at a distance', async () => {
  answerMember(json(422, { code: 'formulaire_invalide', message: 'Ta commune manque.' }), [
    carteDe('Un camion'),
  ])
  expect((await show(<CoupsDePouceSection hasCommune={false} />)).cartes).toEqual(['Un camion'])
})

test('[R6-4] without a request of others, a member is told to write the first one', async () => {
  answerMember([], [carteDe('Le mien', 'moi')])
  expect(await show(<CoupsDePouceSection hasCommune />)).toMatchObject({ cartes: [], liens: [TOUTES] })
  expect(page.textContent).toContain('Aucune demande en ce moment. Lance la première, les autres suivront.')
})
