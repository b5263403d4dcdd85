// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Etat, Issue } from './file-envoi.ts'
import { bandeauOf, boutonOf, detailOf, presentesOf, quandEtOu } from './mots.ts'
import { enAttente, feuilleOf, ligne, presence, uuid } from './test-lignes.ts'

const PARIS = 'Europe/Paris'
const vue = (more = {}) => ({ ...ligne(1, 'Awa', 'Diallo'), enAttente: false, isNouvelle: false, ...more })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('date and place, in the time zone of the event', () => {
  const { evenement } = feuilleOf([])
  expect(plain(quandEtOu(evenement))).toBe('Jeudi 19 novembre 2026, 18 h 30 · Les Halles, Quimper')
  expect(plain(quandEtOu({ ...evenement, isEnLigne: true, fuseau: 'Indian/Reunion' }))).toBe(
    'Jeudi 19 novembre 2026, 21 h 30 · En ligne',
  )
})

describe('a line', () => {
  const pointee = { presence: 'presente', pointeeLe: '2026-11-19T17:02:00Z' }
  test.each([
    [{}, 'Quimper', 'Pointer Awa Diallo'],
    [
      { accessibilite: 'une place près de la porte' },
      'Quimper · besoin : une place près de la porte',
      'Pointer Awa Diallo',
    ],
    [{ ...pointee, pointeeMode: 'qr' }, '18 h 02, QR code', 'Awa Diallo, présente'],
    [
      { ...pointee, pointeeMode: 'manuel', enAttente: true },
      '18 h 02, en attente d’envoi',
      'Awa Diallo, présente, en attente d’envoi',
    ],
    [
      { ...pointee, pointeeMode: 'manuel', sansInscription: true },
      '18 h 02, à la main · sans inscription',
      'Awa Diallo, présente',
    ],
    [{ presence: 'excusee' }, 'Excusée', 'Awa Diallo, excusée. Pointer malgré tout'],
    [{ enAttente: true }, 'Pointage retiré, en attente d’envoi', 'Pointer Awa Diallo, en attente d’envoi'],
  ])('%o', (more, detail, bouton) => {
    expect(plain(detailOf(vue(more), PARIS))).toBe(detail)
    expect(boutonOf(vue(more))).toBe(bouton)
  })
})

test('the attendance count names those who were not registered', () => {
  expect(presentesOf(1, 0)).toBe('présente')
  expect(presentesOf(8, 0)).toBe('présentes')
  expect(presentesOf(8, 2)).toBe('présentes, dont 2 sans inscription')
})

describe('the sending status', () => {
  const repos: Etat = { attente: [], isSending: false, echec: null, bilan: null }
  const trois = [1, 2, 3].map((n) => enAttente(n, presence(n, n, 'presente'), uuid(n)))
  const issue = (n: number, resultat: Issue['resultat']): Issue => ({
    cle: uuid(n),
    resultat,
    message: null,
    nom: 'Awa Diallo',
    operation: presence(n, n, 'presente'),
  })
  const le = '2026-11-19T17:31:00Z'
  const en = { isOnline: true, isVolatile: false, fuseau: PARIS }
  const hors = { ...en, isOnline: false }
  const ATTENDS = 'Continue à pointer, tout partira au retour du réseau.'

  test.each([
    ['nothing waits', repos, en, 'ok', 'En ligne', 'Tout est envoyé.'],
    ['one is leaving', { ...repos, attente: trois.slice(0, 1) }, en, 'ok', 'En ligne', 'Envoi en cours…'],
    [
      'several are leaving',
      { ...repos, attente: trois },
      en,
      'attente',
      '3 pointages à envoyer',
      'Envoi en cours…',
    ],
    ['no network', repos, hors, 'attente', 'Hors connexion', ATTENDS],
    [
      'no network, some wait',
      { ...repos, attente: trois },
      hors,
      'attente',
      'Hors connexion : 3 pointages en attente',
      ATTENDS,
    ],
    [
      'a network that does not answer',
      { ...repos, attente: trois.slice(0, 1), echec: { message: null } },
      en,
      'attente',
      'Réseau incertain : 1 pointage en attente',
      ATTENDS,
    ],
    [
      'a browser that keeps nothing',
      { ...repos, attente: trois },
      { ...hors, isVolatile: true },
      'attente',
      'Hors connexion : 3 pointages en attente',
      'Garde cette page ouverte : ce navigateur ne les garderait pas.',
    ],
    [
      'a server that wants none',
      { ...repos, attente: trois, echec: { message: 'Non.' } },
      en,
      'echec',
      '3 pointages à envoyer',
      'Non.',
    ],
    [
      'all have left',
      { ...repos, bilan: { le, issues: [issue(1, 'faite'), issue(2, 'faite')] } },
      en,
      'ok',
      'De nouveau en ligne',
      '2 pointages envoyés à 18 h 31.',
    ],
    [
      'one was refused',
      { ...repos, bilan: { le, issues: [issue(1, 'faite'), issue(2, 'refusee')] } },
      en,
      'attente',
      '1 pointage n’a pas été retenu',
      '1 pointage envoyé à 18 h 31.',
    ],
  ] as const)('[M13] %s', (_case, etat, situation, tone, titre, detail) => {
    const bandeau = bandeauOf(etat, situation)
    expect([bandeau.tone, plain(bandeau.titre), plain(bandeau.detail)]).toEqual([tone, titre, detail])
  })
})
