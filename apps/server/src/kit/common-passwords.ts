import { fold } from '@entrelles/contract/kit/identity-rules.ts'
import { COMMON_WORDS } from './common-passwords.words.ts'

const PRODUCT = 'entrelles'
const WORD_MIN = 3
const RUN_MIN = 4

const ROWS = [
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
]
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '01234567890'

/** Look-alikes are equal: « P@ssw0rd » is « password », and « so1ei! » is « soleil ». */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
}
const skeleton = (text: string): string =>
  fold(text)
    .replaceAll(/./gsu, (sign) => ALIKE[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')

const COMMON = new Set([...COMMON_WORDS, PRODUCT].map(skeleton))

/**
 * Strips the digits and signs around the word. Since the nearest ones may stand for letters (« m0tdep4ss3! »), also
 * returns variants that keep up to two on each side.
 */
const coresOf = (password: string): string[] => {
  const text = fold(password)
  const before = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0
  const after = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0
  return [0, 1, 2].flatMap((left) =>
    [0, 1, 2].map((right) =>
      text.slice(Math.max(0, before - left), text.length - Math.max(0, after - right)),
    ),
  )
}

const reversed = (text: string): string => Array.from(text).reverse().join('')
const isSameSign = (text: string): boolean => text.length > 0 && new Set(text).size === 1

/** Neighbours on a keyboard or in the alphabet, in either direction, or one repeated sign. */
const isRun = (text: string, among: readonly string[]): boolean =>
  isSameSign(text) || among.some((row) => row.includes(text) || row.includes(reversed(text)))

/** A repeated word counts as that word. */
const onceOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

/** Her names, alone and one after the other, and the local part of her e-mail address. */
const wordsOf = (context: readonly string[]): string[] => {
  const texts = context.map((given) => given.replace(/@[^@]*$/, ''))
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{Nd}]+/u))
  const pairs = texts.flatMap((one) => texts.map((other) => one + other))
  return [...texts, ...parts, ...pairs].map(skeleton).filter((word) => word.length >= WORD_MIN)
}

/**
 * Whether a password is easy to guess: a common word, the product name, a word of `context` (her names, her address) or a
 * keyboard row, even with digits, signs, capitals and look-alikes.
 */
export const isCommonPassword = (password: string, context: readonly string[]): boolean => {
  const own = new Set(wordsOf(context))
  const isWord = (core: string): boolean => {
    const whole = skeleton(core)
    return [whole, onceOf(whole)].some((word) => COMMON.has(word) || own.has(word))
  }
  const letters = fold(password).replaceAll(/[^\p{L}]/gu, '')
  const digits = password.replaceAll(/\P{Nd}/gu, '')
  const isRow =
    letters.length >= RUN_MIN
      ? isRun(letters, [...ROWS, ALPHABET])
      : digits.length >= RUN_MIN && isRun(digits, [DIGITS])
  return isRow || coresOf(password).some(isWord)
}
