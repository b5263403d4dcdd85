import { describe, expect, test } from 'vitest'
import { isEasyPassword } from './easy-passwords.ts'
import { COMMON_PASSWORDS } from './generated/common-passwords.ts'
import { isStrongPassword } from './identity-rules.ts'

const context = ['Maëlle', 'maelle.le-goffic']
const LISTED = COMMON_PASSWORDS.trim().split(/\s+/)

// All meet the five rules.
const EASY = `
Motdepasse1! Azerty123! P@ssw0rd! P@ssw0rd Password1! PASSWORd1! M0tdep4sse1! Bonjour123! Admin123! 1qaz2WSX! Secret123!
Doudou123! Marseille1! Azertyuiop1! Qwerty123$ Qsdfghjklm1! Poiuytreza1! Abcdefgh1! Aaaaaaa1! Aa123456! Ab987654! 123Azerty!
AzertyAzerty1! Entrelles2026! Entrelles-Entrelles1 Entrell3s! Maelle-2026 Goffic2026! M@elle.Le-Goffic1`
  .trim()
  .split(/\s+/)

const ACCEPTED = `
Soleil-2026 Bretagne29! Marguerite2! Demo-2026! Chemin-Bruyere-19 Zt7#kPq2w Jument!Verte42 Tramontane-8 Ab7!93#2 Kouign29!
Brume&Galet7 xK9$mQ2!vL Marie-et-ses-3-moutons Trois!Sentiers4 Azertruche-77 vW-1-Perce-neige Céline1985! Janvier2026!
Psg-1970! OlympiqueDeMarseille1! Chouette-29! Password-de-Maelle7`
  .trim()
  .split(/\s+/)

describe('an easy password', () => {
  test.each(EASY)('[R5-3] %s is refused', (password) => {
    expect(isStrongPassword(password)).toBe(true)
    expect(isEasyPassword(password, context)).toBe(true)
  })

  test.each(ACCEPTED)('[R5-3] %s is accepted', (password) => {
    expect(isStrongPassword(password)).toBe(true)
    expect(isEasyPassword(password, context)).toBe(false)
  })

  test('[R5-3] may be made of her own names or address, but not of those of another member', () => {
    expect(isEasyPassword('Kerguelen-29', ['Rozenn', 'rozenn.kerguelen'])).toBe(true)
    expect(isEasyPassword('Kerguelen-29', context)).toBe(false)
    expect(isEasyPassword('Yves-Ar-Men1', ['yves.armen@exemple.fr'])).toBe(true)
    expect(isEasyPassword('Exemple-29', ['yves.armen@exemple.fr'])).toBe(false)
    const names = ['membre@entrelles.test', 'Maëlle', 'Le Goff']
    for (const own of ['LeGoff-29', 'Goff-2026', 'G0ff!2026', 'Maelle-LeGoff1', 'Le.Goff.Maelle9'])
      expect(isEasyPassword(own, names)).toBe(true)
    expect(isEasyPassword('Goff-et-Brume29', names)).toBe(false)
  })

  test('[R5-3] is one of more than 3,000, compared whole and without case', () => {
    expect(new Set(LISTED).size).toBe(LISTED.length)
    expect(LISTED.length).toBeGreaterThanOrEqual(3000)
    for (const word of LISTED) {
      expect(isEasyPassword(word, [])).toBe(true)
      expect(isEasyPassword(word.toUpperCase(), [])).toBe(true)
    }
    const longer = LISTED.filter((word) => isEasyPassword(`${word} et Brume`, []))
    expect(longer).toEqual([])
  })

  test('[R5-3] of the list can be typed: nine in ten meet the rules with a capital, the others with look-alikes', () => {
    const strong = LISTED.filter((word) =>
      isStrongPassword(word.replace(/[a-z]/, (sign) => sign.toUpperCase())),
    )
    expect(strong.length).toBeGreaterThan(LISTED.length * 0.9)
    expect(strong.length).toBeGreaterThanOrEqual(3000)
  })

  test('is found quickly, even in a long text', () => {
    const start = Date.now()
    expect(isEasyPassword(`${'1!'.repeat(250)}Brume${'9?'.repeat(250)}`, context)).toBe(false)
    expect(isEasyPassword(`${'aB1-'.repeat(255)}a`, context)).toBe(false)
    expect(Date.now() - start).toBeLessThan(2000)
  })
})
