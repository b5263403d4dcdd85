// @vitest-environment jsdom
import { enteteParticipations } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { expect, test } from 'vitest'
import {
  avantOf,
  besoinsOf,
  cibleEnMots,
  lignesEnMots,
  nombresOf,
  presenceOf,
  quiOf,
  suitePromotion,
  tourEnMots,
} from './mots.ts'

const entete = (change: Readonly<Record<string, unknown>>) =>
  enteteParticipations.parse({
    id: '019a0000-0000-7000-8000-000000000001',
    titre: 'Prendre la parole',
    evenementType: 'Atelier',
    isEnLigne: false,
    isAnnule: false,
    isDraft: false,
    adresse: null,
    ville: null,
    territoires: [],
    dateHeureDebut: '2026-12-03T18:00:00.000Z',
    dateHeureFin: '2026-12-03T20:00:00.000Z',
    fuseau: 'Europe/Paris',
    nombrePlacesTotal: 16,
    nbInscrites: 15,
    nbProposees: 1,
    nbEnAttente: 3,
    ...change,
  })
const now = new Date('2026-11-15T10:00:00.000Z')

test('[P-4] members with an offered seat count as waiting', () => {
  expect(nombresOf(entete({}))).toEqual({ inscrites: 15, en_attente: 4, toutes: 19 })
})

test('the recipients of a message are given with their number', () => {
  expect(cibleEnMots('inscrites', 16)).toBe('Aux 16 inscrites')
  expect(cibleEnMots('en_attente', 4)).toBe('Aux 4 en attente')
  expect(cibleEnMots('inscrites', 1)).toBe('À la seule inscrite')
  expect(cibleEnMots('en_attente', 0)).toBe('À celles qui attendent, aucune')
  expect(cibleEnMots('toutes', 20)).toBe('À toutes, 20')
})

test('[P-12] the rows of an export are given with their number', () => {
  expect(lignesEnMots('inscrites', 16)).toBe('Les 16 inscrites')
  expect(lignesEnMots('en_attente', 1)).toBe('La seule en attente')
})

test('[P-4] the expiry of an offer is given as today, tomorrow or a date', () => {
  expect(avantOf('2026-11-15T17:00:00.000Z', now)).toBe('aujourd’hui à 18\u00a0h')
  expect(avantOf('2026-11-16T07:03:00.000Z', now)).toBe('demain à 8\u00a0h\u00a003')
  // The last Sunday of October has 25 hours.
  expect(avantOf('2026-10-26T07:03:00.000Z', new Date('2026-10-24T22:30:00.000Z'))).toMatch(/^demain/)
  expect(avantOf('2026-11-20T07:03:00.000Z', now)).toMatch(/^le vendredi 20\u00a0novembre/)
})

test('[P-5] a manual promotion uses a free seat, otherwise adds one', () => {
  expect(suitePromotion(entete({}))).toMatch(/17 au lieu de 16/)
  expect(suitePromotion(entete({ nbProposees: 0 }))).toMatch(/^Une place est libre/)
  expect(suitePromotion(entete({ nombrePlacesTotal: null }))).not.toMatch(/ajoutée/)
  expect([tourEnMots(1), tourEnMots(2), tourEnMots(3)]).toEqual([
    'C’est son tour.',
    'Une autre attend depuis plus longtemps.',
    '2 autres attendent depuis plus longtemps.',
  ])
})

test('needs are given as words; erased needs are empty', () => {
  const besoins = {
    covoiturage: true,
    gardeEnfants: false,
    accessibilite: 'Accès de plain-pied',
    regime: null,
  }
  expect(besoinsOf({ besoins }).map(({ mots }) => mots)).toEqual(['Covoiturage', 'Accès de plain-pied'])
  expect(besoinsOf({ besoins: null })).toEqual([])
})

test('presence is « À venir », « À pointer », or the check-in time in the event’s time zone', () => {
  const inconnue = { presence: 'inconnue', pointeeLe: null } as const
  expect(presenceOf(inconnue, entete({}), now)).toBe('À venir')
  expect(presenceOf(inconnue, entete({}), new Date('2026-12-04T10:00:00.000Z'))).toBe('À pointer')
  const presente = { presence: 'presente', pointeeLe: '2026-12-03T18:02:00.000Z' } as const
  expect(presenceOf(presente, entete({}), now)).toBe('Présente à 19\u00a0h\u00a002')
  expect(presenceOf(presente, entete({ fuseau: 'Indian/Reunion' }), now)).toBe('Présente à 22\u00a0h\u00a002')
})

test('a deleted account has a placeholder instead of a name', () => {
  expect(quiOf({ prenom: 'Nadia', nom: null })).toBe('Nadia')
  expect(quiOf(null)).toBe('Ancienne membre')
})
