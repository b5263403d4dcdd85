import { describe, expect, test } from 'vitest'
import { attenteOf, avance, brouillonOf, brouillonPhrase, type Pas } from './brouillon.ts'

const NOW = new Date('2026-11-14T14:00:00.000Z')
const LE = '2026-11-14T13:32:00.000Z'
const vide = brouillonOf('vide', undefined)
const after = (...steps: readonly Pas[]) => steps.reduce(avance, vide)
const envoi: Pas = { nom: 'envoi' }
const enregistre = (empreinte: string): Pas => ({ nom: 'enregistre', empreinte, le: LE })
const coupure = (empreinte: string): Pas => ({
  nom: 'echec',
  empreinte,
  message: 'Nouvel essai.',
  isRefus: false,
})
const refus = (empreinte: string): Pas => ({ nom: 'echec', empreinte, message: 'Trop.', isRefus: true })
const form = (empreinte: string, isValide = true) => ({ empreinte, isValide })

describe('[M1] [C2] a draft saves itself', () => {
  test('two seconds after a change, and not before there is one', () => {
    expect(attenteOf(vide, form('vide'))).toBeUndefined()
    expect(attenteOf(vide, form('a'))).toBe(2000)
    expect(attenteOf(after(envoi, enregistre('a')), form('a'))).toBeUndefined()
  })

  test('one save at a time; what is typed meanwhile is saved next', () => {
    const sending = after(envoi)
    expect(attenteOf(sending, form('b'))).toBeUndefined()
    expect(attenteOf(avance(sending, enregistre('a')), form('b'))).toBe(2000)
  })

  test('an invalid one waits', () => {
    expect(attenteOf(vide, form('a', false))).toBeUndefined()
  })

  test('a cut is tried again, later and later', () => {
    expect(attenteOf(after(envoi, coupure('a')), form('a'))).toBe(4000)
    expect(attenteOf(after(envoi, coupure('a'), envoi, coupure('a')), form('a'))).toBe(8000)
    const many = Array.from({ length: 9 }, () => [envoi, coupure('a')] as const).flat()
    expect(attenteOf(after(...many), form('a'))).toBe(30_000)
    expect(attenteOf(avance(after(...many), enregistre('a')), form('b'))).toBe(2000)
  })

  test('what the server refuses is not sent again until it changes', () => {
    const refused = after(envoi, refus('a'))
    expect(attenteOf(refused, form('a'))).toBeUndefined()
    expect(attenteOf(refused, form('b'))).toBeDefined()
  })
})

describe('[M1] the form says what is kept', () => {
  const said = (steps: readonly Pas[], empreinte: string, isValide = true, isSansTitre = false) =>
    brouillonPhrase(after(...steps), { ...form(empreinte, isValide), isSansTitre }, NOW)

  test('before, during and after a save', () => {
    expect(said([], 'vide')).toBe('Le brouillon s’enregistre tout seul.')
    expect(said([], 'a')).toBe('Modifications pas encore enregistrées')
    expect(said([envoi], 'a')).toBe('Enregistrement…')
    expect(said([envoi, enregistre('a')], 'a')).toBe('Brouillon enregistré à 14\u00a0h\u00a032')
  })

  test('a draft of another day has its date', () => {
    expect(
      brouillonPhrase(
        brouillonOf('a', '2026-11-12T13:32:00.000Z'),
        { ...form('a'), isSansTitre: false },
        NOW,
      ),
    ).toBe('Brouillon enregistré le 12/11/2026 à 14\u00a0h\u00a032')
  })

  test('a failed save is said until the next one, and missing fields before the first', () => {
    expect(said([envoi, coupure('a')], 'a')).toBe('Brouillon pas enregistré. Nouvel essai.')
    expect(said([envoi, refus('a')], 'b')).toBe('Brouillon pas enregistré. Trop.')
    expect(said([], 'a', false, true)).toMatch(/^Écris ton besoin/)
    expect(said([], 'a', false)).toMatch(/à corriger/)
  })
})
