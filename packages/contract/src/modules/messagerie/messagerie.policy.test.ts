import { describe, expect, test } from 'vitest'
import { GRANDE_DISCUSSION, REFUS_JOURS } from './messagerie.constants.ts'
import { canEdit, demandeFor, droitsMessage, hasLien, isGrande, refusEcriture } from './messagerie.policy.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const before = (ms: number): Date => new Date(NOW.getTime() - ms)
const DAY_MS = 86_400_000

const discussion = {
  type: 'directe',
  statut: 'ouverte',
  nbParticipantes: 2,
  demandeContact: 'aucune',
  demandeParId: null,
  dateDemande: null,
  dateReponse: null,
  rompue: false,
} as const
const moi = { id: 'moi', organisatrice: false }
const demande = { ...discussion, demandeContact: 'en_attente', demandeParId: 'moi' } as const
const refusee = { ...demande, demandeContact: 'refusee' } as const

describe('[M3] who may write in a discussion', () => {
  test.each([
    ['an open one', discussion, moi, undefined],
    ['one that is accepted', { ...demande, demandeContact: 'acceptee' }, moi, undefined],
    ['a closed one', { ...discussion, statut: 'close' }, moi, 'discussion_close'],
    ['one whose other member has left', { ...discussion, rompue: true }, moi, 'contact_impossible'],
    ['a first contact, for who asked', demande, moi, 'contact_en_attente'],
    ['a first contact, for who is asked', demande, { ...moi, id: 'elle' }, 'contact_a_accepter'],
    [
      'a refusal of yesterday, for who asked',
      { ...refusee, dateReponse: before(DAY_MS) },
      moi,
      'contact_en_attente',
    ],
    [
      'a refusal, for who refused',
      { ...refusee, dateReponse: before(40 * DAY_MS) },
      { ...moi, id: 'elle' },
      'contact_a_accepter',
    ],
    [
      'a refusal of thirty days ago, for who asked',
      { ...refusee, dateReponse: before(REFUS_JOURS * DAY_MS) },
      moi,
      undefined,
    ],
    [
      'a refusal of a little less',
      { ...refusee, dateReponse: before(REFUS_JOURS * DAY_MS - 1) },
      moi,
      'contact_en_attente',
    ],
    [
      'a large one',
      { ...discussion, type: 'territoire', nbParticipantes: GRANDE_DISCUSSION },
      moi,
      'organisatrices_seules',
    ],
    [
      'a large one, for who organises it',
      { ...discussion, type: 'territoire', nbParticipantes: GRANDE_DISCUSSION },
      { ...moi, organisatrice: true },
      undefined,
    ],
    [
      'the largest that everybody writes in',
      { ...discussion, type: 'territoire', nbParticipantes: GRANDE_DISCUSSION - 1 },
      moi,
      undefined,
    ],
  ] as const)('%s', (_what, facts, who, expected) => {
    expect(refusEcriture(facts, who, NOW)).toBe(expected)
    expect(isGrande(facts)).toBe(facts.nbParticipantes > 200)
  })

  test('[C2] a refusal is not told to who asked', () => {
    expect(demandeFor(refusee, 'moi')).toBe('en_attente')
    expect(demandeFor(refusee, 'elle')).toBe('refusee')
    expect(demandeFor(demande, 'elle')).toBe('en_attente')
  })
})

describe('[M3] what the reader may do with a message', () => {
  const message = { auteureId: 'moi', statut: 'envoye', dateEnvoi: NOW } as const
  const MINUTE_MS = 60_000

  test('its author edits it during fifteen minutes', () => {
    expect(canEdit({ ...message, dateEnvoi: before(15 * MINUTE_MS - 1) }, 'moi', NOW)).toBe(true)
    expect(canEdit({ ...message, dateEnvoi: before(15 * MINUTE_MS) }, 'moi', NOW)).toBe(false)
    expect(canEdit(message, 'elle', NOW)).toBe(false)
    expect(canEdit({ ...message, auteureId: null }, 'moi', NOW)).toBe(false)
    for (const statut of ['supprime', 'masque'] as const)
      expect(canEdit({ ...message, statut }, 'moi', NOW)).toBe(false)
  })

  test.each([
    ['her own', message, true, 'modifier supprimer reagir citer'],
    ['her own, where she no longer writes', message, false, 'supprimer'],
    ['her own, of a first contact that waits', message, 'corriger', 'modifier supprimer'],
    ['that of another, in a first contact', { ...message, auteureId: 'elle' }, false, 'signaler'],
    ['her own, hidden', { ...message, statut: 'masque' }, true, 'supprimer'],
    ['her own, deleted', { ...message, statut: 'supprime' }, true, ''],
    ['that of another', { ...message, auteureId: 'elle' }, true, 'reagir citer signaler'],
    ['that of another, hidden', { ...message, auteureId: 'elle', statut: 'masque' }, true, ''],
    ['that of an erased member', { ...message, auteureId: null }, true, 'reagir citer signaler'],
  ] as const)('%s', (_what, facts, ecrire, expected) => {
    const droits = Object.entries(droitsMessage(facts, 'moi', ecrire, NOW))
    expect(
      droits
        .filter(([, may]) => may)
        .map(([name]) => name)
        .join(' '),
    ).toBe(expected)
  })
})

describe('[C2] a link in a first contact', () => {
  test.each([
    'http://a.fr',
    'HTTPS://exemple.org/x',
    'www.exemple.fr',
    'moi@exemple.fr',
    'exemple.com',
    'bit.ly/abc',
    'youtu.be/x',
    't.me/awa',
    'T.Me/awa',
    'exemple.xyz',
    'exemple.shop',
    'exemple.bzh',
    'exemple.coop',
    'exemple.re',
    'exemple.la',
    'modéle.la',
    'exemple.tv',
    'EXEMPLE.BZH',
    'Exemple.Fr',
    'Exemple.Shop',
    'Boutique.Bzh',
    'été.bzh',
    'exemple.xn--p1ai',
    'whatsapp://send',
    'moi@exemple.bzh',
    'boutique.exemple.es',
    'exemple.es/x',
  ])('« %s » is one', (texte) => {
    expect(hasLien(`Regarde ${texte} stp`)).toBe(true)
  })
  test.each([
    'À demain.Bonne soirée',
    'Rdv à 9h.',
    'M. Dupont',
    'J.-P. et A.L.',
    'le 12.03',
    'le 12.03/13.03',
    'à 9.30h ou/et 10.15h',
    'Je viens... et toi ?',
    'Je viens...et toi ?',
    'p. ex. demain',
    'Bonjour à tou.tes, adhérent.e.s et directeur.rice.s',
    'motivé.es, chacun.e, créateur.trices',
    'copain.ine, vos copains.ines, un.une ami.e, quelques-uns.unes',
    'adhérent.es',
    'des tables, p.ex. demain',
    'Le.la trésorier.e, pour le.la voisin.e',
    'Oui.Shopping demain',
    'Merci ! :) // à toi',
  ])('« %s » is none', (texte) => {
    expect(hasLien(texte)).toBe(false)
  })
})
