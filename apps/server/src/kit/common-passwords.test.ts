import { isStrongPassword } from '@entrelles/contract/kit/identity-rules.ts'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { COMMON_WORDS } from './common-passwords.words.ts'

const context = ['Maëlle', 'maelle.le-goffic']

// All pass the strength rule of R5-3: only the word list can refuse them.
const REFUSED = `
Motdepasse1! Azerty123! P@ssw0rd! Entrelles2026! Mot-de-passe1! M0tdep4ss3! Soleil2024! So1ei1-29 Bonjour123* Doudou33!
Marseille13! Chouchou-1 Loulou99! Princesse1! Céline1985! Janvier2026! Été2026!! Psg-1970! OlympiqueDeMarseille1!
Azertyuiop1! Qwerty123$ Qsdfghjklm1! Poiuytreza1! Abcdefgh1! Aaaaaaa1! Aa123456! Ab987654! 123Azerty! 1qaz2WSX! Toto1234!
AzertyAzerty1! Je-t-aime2! !!Julie2001!! Maelle-2026 Goffic2026! M@elle.Le-Goffic1 Entrelles-Entrelles1`
  .trim()
  .split(/\s+/)

const ACCEPTED = `
Demo-2026! Chemin-Bruyere-19 Zt7#kPq2w Jument!Verte42 Tramontane-8 Ab7!93#2 Kouign29! Brume&Galet7 xK9$mQ2!vL
Marie-et-ses-3-moutons Trois!Sentiers4 Azertruche-77 vW-1-Perce-neige`
  .trim()
  .split(/\s+/)

describe('a common password', () => {
  test.each(REFUSED)('[R5-3] %s is refused', (password) => {
    expect(isStrongPassword(password)).toBe(true)
    expect(isCommonPassword(password, context)).toBe(true)
  })

  test.each(ACCEPTED)('[R5-3] %s is accepted', (password) => {
    expect(isStrongPassword(password)).toBe(true)
    expect(isCommonPassword(password, context)).toBe(false)
  })

  test('may be made of her own names, but not of those of another member', () => {
    expect(isCommonPassword('Kerguelen-29', ['Rozenn', 'rozenn.kerguelen'])).toBe(true)
    expect(isCommonPassword('Kerguelen-29', context)).toBe(false)
    expect(isCommonPassword('Yves-Ar-Men1', ['yves.armen@exemple.fr'])).toBe(true)
    expect(isCommonPassword('Exemple-29', ['yves.armen@exemple.fr'])).toBe(false)
    const names = ['membre@entrelles.test', 'Maëlle', 'Le Goff']
    for (const own of ['LeGoff-29', 'Goff-2026', 'G0ff!2026', 'Maelle-LeGoff1', 'Le.Goff.Maelle9'])
      expect(isCommonPassword(own, names)).toBe(true)
    expect(isCommonPassword('Goff-et-Brume29', names)).toBe(false)
  })

  test('list has hundreds of words, each of which is refused', () => {
    expect(COMMON_WORDS.length).toBeGreaterThan(700)
    for (const word of COMMON_WORDS)
      expect(isCommonPassword(`${word.slice(0, 1).toUpperCase()}${word.slice(1)}-2026!`, [])).toBe(true)
  })

  test('is detected quickly, even in a long text', () => {
    const start = performance.now()
    expect(isCommonPassword(`${'1!'.repeat(250)}Brume${'9?'.repeat(250)}`, context)).toBe(false)
    expect(isCommonPassword(`${'aB1-'.repeat(255)}a`, context)).toBe(false)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
