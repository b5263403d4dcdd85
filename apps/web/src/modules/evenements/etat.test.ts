import { describe, expect, test } from 'vitest'
import { etatOf, isAttestable, placesOf, rangOf } from './etat.ts'
import { acteOf } from './inscription.ts'
import { aCarte, mienne } from './test-carte.ts'

const BEFORE = new Date('2026-11-14T10:00:00Z')
const DURING = new Date('2026-11-19T18:00:00Z')
const AFTER = new Date('2026-11-20T10:00:00Z')

const motsOf = (change: Readonly<Record<string, unknown>>, now = BEFORE) => etatOf(aCarte(change), now).mots

describe('[R2.4-11] the status shown on a card', () => {
  test('places left, no limit, or full', () => {
    expect(motsOf({})).toBe('3 places restantes')
    expect(motsOf({ nbPlacesRestantes: 1 })).toBe('1 place restante')
    expect(motsOf({ nombrePlacesTotal: null, nbPlacesRestantes: null })).toBe('Illimité')
    expect(motsOf({ nbPlacesRestantes: 0 })).toBe('Complet, liste d’attente')
    expect(placesOf(0)).toBe('Complet')
  })

  test('[P-4] while members are waiting, a free seat is not open to others', () => {
    expect(motsOf({ nbPlacesRestantes: 2, nbEnAttente: 1 })).toBe('Complet, liste d’attente')
  })

  test('the member’s own status comes before the places', () => {
    expect(motsOf({ monInscription: mienne('inscrite'), nbPlacesRestantes: 0 })).toBe('Inscrite')
    expect(motsOf({ monInscription: mienne('en_attente', 2) })).toBe('Liste d’attente, 2ᵉ')
    expect(motsOf({ monInscription: mienne('en_attente') })).toBe('Liste d’attente')
    expect(motsOf({ monInscription: mienne('proposee') })).toBe('Place proposée')
    expect(rangOf(1)).toBe('1ʳᵉ')
  })

  test('cancellation comes before everything', () => {
    expect(motsOf({ isAnnule: true, monInscription: mienne('inscrite') })).toBe('Annulé')
  })

  test('past events and external registrations', () => {
    expect(motsOf({}, AFTER)).toBe('Terminé')
    expect(motsOf({ monInscription: mienne('en_attente', 1) }, AFTER)).toBe('Terminé')
    expect(motsOf({ monInscription: mienne('inscrite') }, AFTER)).toBe('Inscrite')
    expect(motsOf({ inscriptionType: 'Externe' })).toBe('Sur formulaire')
    expect(motsOf({ nbPlacesRestantes: 0 }, DURING)).toBe('Complet')
  })
})

describe('[M13] the presence of the member', () => {
  const inscrite = aCarte({ monInscription: mienne('inscrite') })
  const motsWith = (maPresence: 'presente' | 'absente' | 'excusee' | null, now: Date) =>
    etatOf({ ...inscrite, maPresence }, now).mots

  test('is the status of a past event, once it is recorded', () => {
    expect(motsWith('presente', AFTER)).toBe('Présente')
    expect(motsWith('absente', AFTER)).toBe('Absente')
    expect(motsWith('excusee', AFTER)).toBe('Excusée')
    expect(motsWith(null, AFTER)).toBe('Inscrite')
    expect(motsWith('presente', DURING)).toBe('Inscrite')
    expect(etatOf({ ...inscrite, isAnnule: true, maPresence: 'presente' }, AFTER).mots).toBe('Annulé')
  })

  test('gives an attestation once the event is over, to members who came only', () => {
    const { dateHeureFin } = inscrite
    expect(isAttestable({ dateHeureFin, maPresence: 'presente' }, DURING)).toBe(false)
    expect(isAttestable({ dateHeureFin, maPresence: 'presente' }, AFTER)).toBe(true)
    for (const maPresence of ['absente', 'excusee', null] as const)
      expect(isAttestable({ dateHeureFin, maPresence }, AFTER)).toBe(false)
  })
})

describe('[R8-12] [R4-13] the action open to the member', () => {
  const acte = (change: Readonly<Record<string, unknown>>, now = BEFORE) => acteOf(aCarte(change), now)

  test.each([
    [{}, 'inscrire'],
    [{ inscriptionType: 'Both' }, 'inscrire'],
    [{ inscriptionType: 'Externe' }, 'rien'],
    [{ nbPlacesRestantes: 0 }, 'attendre'],
    [{ nbPlacesRestantes: 2, nbEnAttente: 1 }, 'attendre'],
    [{ monInscription: mienne('inscrite') }, 'desinscrire'],
    [{ monInscription: mienne('en_attente', 1) }, 'quitter'],
    [{ monInscription: mienne('proposee') }, 'repondre'],
    [{ isAnnule: true, monInscription: mienne('inscrite') }, 'rien'],
  ])('%j: %s', (change, expected) => {
    expect(acte(change)).toBe(expected)
  })

  test('once started, a free seat may be taken but the waiting list is closed', () => {
    expect(acte({}, DURING)).toBe('inscrire')
    expect(acte({ nbPlacesRestantes: 0 }, DURING)).toBe('rien')
  })

  test('once over, no action is open', () => {
    expect(acte({}, AFTER)).toBe('rien')
    expect(acte({ monInscription: mienne('inscrite') }, AFTER)).toBe('rien')
  })
})
