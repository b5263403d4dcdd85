import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { EmargementAFaire } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { CarteEvenement, EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { NouvelleTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { Notification } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { describe, expect, test } from 'vitest'
import { coordinationOf, offresOf, reponsesOf } from './a-faire.ts'
import { coupsDePouceOf, prochainsOf, sansReponseOf } from './prochains.ts'

const carte = (id: string, change: Partial<CarteEvenement> = {}) =>
  ({ id, titre: `Atelier ${id}`, isAnnule: false, monInscription: null, ...change }) as CarteEvenement
const offre = { statut: 'proposee', rang: null, offreExpireLe: '2026-11-17T17:30:00.000Z' } as const

const RIEN = { territoireId: 't1', nouvelles: [], organises: [], aEmarger: [] }

const ligne = (id: string, nbActeures: number) =>
  ({
    type: 'reponse_coup_de_pouce',
    phrase: { avant: '', accent: 'Samira Haddad', apres: '' },
    nbActeures,
    cible: { type: 'coup_de_pouce', id, url: `/coup-de-pouce/${id}` },
  }) as Notification

describe('[R2.1-1] the home page lists only what needs the member', () => {
  test('an offered seat is listed, unless the event is cancelled', () => {
    expect(offresOf([carte('e1', { monInscription: offre }), carte('e2')]).map(({ to }) => to)).toEqual([
      '/evenement/e1',
    ])
    expect(offresOf([carte('e1', { monInscription: offre, isAnnule: true })])).toEqual([])
  })

  test('unread answers to her own requests are listed, without those to a request that she follows', () => {
    const mienne = (id: string, titre: string) => ({ id, titre }) as CarteCoupDePouce
    const miennes = [mienne('c1', 'Tour à bois'), mienne('c3', 'Camion'), mienne('c4', 'Relecture')]
    const [seule, suivie, trois] = [ligne('c1', 1), ligne('c2', 1), ligne('c3', 3)]
    expect(reponsesOf([suivie, seule], miennes)).toEqual([
      { to: '/coup-de-pouce/c1', icon: 'hand-heart', mots: 'Samira Haddad a répondu à ton coup de pouce' },
    ])
    expect(reponsesOf([trois], miennes).map(({ mots }) => mots)).toEqual([
      '3 membres ont répondu à ton coup de pouce',
    ])
    expect(reponsesOf([seule, trois], miennes).map(({ mots }) => mots)).toEqual([
      'Samira Haddad a répondu à ton coup de pouce «\u00a0Tour à bois\u00a0»',
      '3 membres ont répondu à ton coup de pouce «\u00a0Camion\u00a0»',
    ])
  })

  test('the list is empty when nothing is pending', () => {
    expect(coordinationOf(RIEN)).toEqual([])
  })

  test('a coordinator sees newcomers to welcome, waiting lists and attendance sheets to fill', () => {
    const lignes = coordinationOf({
      territoireId: 't1',
      nouvelles: [{ accueil: null }, { accueil: null }, { accueil: { note: 'Vue' } }] as NouvelleTerritoire[],
      organises: [
        { id: 'e1', titre: 'Plein', nbEnAttente: 0, isAnnule: false },
        { id: 'e2', titre: 'Couru', nbEnAttente: 4, isAnnule: false },
      ] as EvenementBo[],
      aEmarger: [{ id: 'e3', titre: 'Passé' }] as EmargementAFaire[],
    })
    expect(lignes.map(({ to }) => to)).toEqual([
      '/coordinatrice/antenne?antenne=t1',
      '/coordinatrice/evenement/e2/queue/page/1',
      '/evenement/e3/emargement',
    ])
    expect(lignes.map(({ mots }) => mots.replaceAll('\u202f', ' '))).toEqual([
      '2 nouvelles à accueillir',
      '4 membres en liste d’attente : Couru',
      'Émargement à remplir : Passé',
    ])
  })

  test('the waiting list of a cancelled event is not listed', () => {
    const organises = [{ id: 'e2', titre: 'Annulé', nbEnAttente: 4, isAnnule: true }] as EvenementBo[]
    expect(coordinationOf({ ...RIEN, organises })).toEqual([])
  })
})

test('[R2.1-1] the events of the network exclude those of the member’s agenda and cancelled ones', () => {
  const { miens, autres } = prochainsOf({
    agenda: [carte('e1'), carte('e2'), carte('e3'), carte('e4')],
    proches: undefined,
    liste: [carte('e1'), carte('e5', { isAnnule: true }), carte('e6'), carte('e4'), carte('e7')],
  })
  expect(miens.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3'])
  expect(autres.map(({ id }) => id)).toEqual(['e6', 'e7'])
})

test('[R2.1-1] events near the member come first, those too far to show a distance last', () => {
  const pres = carte('pres', { isEnLigne: false, distanceKilometre: 12 })
  const region = carte('region', { isEnLigne: false, distanceKilometre: 180 })
  const loin = carte('loin', { isEnLigne: false, distanceKilometre: null })
  const enLigne = carte('en-ligne', { isEnLigne: true, distanceKilometre: null })
  const autresOf = (proches: CarteEvenement[] | undefined, liste: CarteEvenement[]) =>
    prochainsOf({ agenda: [], proches, liste }).autres.map(({ id }) => id)
  expect(autresOf([pres], [loin, region, pres, enLigne])).toEqual(['pres', 'region', 'en-ligne'])
  expect(autresOf([], [loin, enLigne])).toEqual(['en-ligne', 'loin'])
  // Without a commune, nothing is near or far: by date.
  expect(autresOf(undefined, [loin, enLigne])).toEqual(['loin', 'en-ligne'])
})

test('[R2.1-1] help requests near the member come first, each once, without her own', () => {
  const demande = (id: string, auteure = 'autre') => ({ id, auteure: { id: auteure } }) as CarteCoupDePouce
  const pres = demande('pres')
  const shown = (proches: CarteCoupDePouce[], liste: CarteCoupDePouce[]) =>
    coupsDePouceOf('moi', proches, liste).map(({ id }) => id)
  expect(shown([pres], [demande('loin'), pres, demande('mienne', 'moi')])).toEqual(['pres', 'loin'])
  expect(
    shown(
      [],
      ['a', 'b', 'c', 'd'].map((id) => demande(id)),
    ),
  ).toEqual(['a', 'b', 'c'])
})

test('a coordinator of several branches sees the newest unanswered requests of all of them', () => {
  const carteDe = (id: string, jour: number) =>
    ({ id, datePublication: `2026-11-${jour}T09:00:00.000Z` }) as CarteCoupDePouce
  const antennes = [[carteDe('c1', 12), carteDe('c2', 10)], [], [carteDe('c3', 14), carteDe('c4', 11)]]
  expect(sansReponseOf(antennes).map(({ id }) => id)).toEqual(['c3', 'c1'])
  expect(sansReponseOf([])).toEqual([])
})
