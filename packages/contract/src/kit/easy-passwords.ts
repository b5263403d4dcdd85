import { COMMON_PASSWORDS } from './generated/common-passwords.ts'
import { fold } from './identity-rules.ts'

// Loaded when a password is typed: the list is too long for the pages that choose one.

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
/** Without case, accents and look-alikes: « P@ssw0rd! » is « password! ». */
const plain = (text: string): string => fold(text).replaceAll(/./gsu, (sign) => ALIKE[sign] ?? sign)
/** The same without the other signs. */
const skeleton = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{Nd}]/gu, '')

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.trim().split(/\s+/).map(plain))

/**
 * Strips the digits and signs around the word. Since the nearest ones may stand for letters (« M@elle », « Entrell3s »), also
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

/** The product's name, her names, alone and one after the other, and the local part of her e-mail address. */
const wordsOf = (context: readonly string[]): ReadonlySet<string> => {
  const texts = context.map((given) => given.replace(/@[^@]*$/, ''))
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{Nd}]+/u))
  const pairs = texts.flatMap((one) => texts.map((other) => one + other))
  const words = [PRODUCT, ...texts, ...parts, ...pairs].map(skeleton)
  return new Set(words.filter((word) => word.length >= WORD_MIN))
}

/** Made of one row of the keyboard, with anything but letters around: « Azerty123! »; or of its digits: « Aa123456! ». */
const isRow = (password: string): boolean => {
  const letters = fold(password).replaceAll(/[^\p{L}]/gu, '')
  if (letters.length >= RUN_MIN)
    return [letters, onceOf(letters)].some(
      (text) => text.length >= RUN_MIN && isRun(text, [...ROWS, ALPHABET]),
    )
  const digits = password.replaceAll(/\P{Nd}/gu, '')
  return digits.length >= RUN_MIN && isRun(digits, [DIGITS])
}

/**
 * Whether a password is easy to guess (R5-3): one of the list, a keyboard row, or made of the product's name or of a word of
 * `context` (her names, her address), with digits, signs and look-alikes around or inside it.
 */
export const isEasyPassword = (password: string, context: readonly string[]): boolean => {
  if (COMMON.has(plain(password)) || isRow(password)) return true
  const own = wordsOf(context)
  return coresOf(password)
    .map(skeleton)
    .some((core) => own.has(core) || own.has(onceOf(core)))
}
