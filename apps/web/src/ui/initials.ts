const PARTICLES = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'da', 'van', 'von'])
const ELISION = /^[dl]['’]/i
const LETTER = /[\p{L}\p{N}]/u

/** « Élodie de La Tour » gives ÉT: the first name and the last word of the family name, without particles. */
export const initialsOf = (name: string): string => {
  const [first = '', ...others] = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => LETTER.test(word))
  const last = others.findLast((word) => !PARTICLES.has(word.toLowerCase())) ?? others.at(-1) ?? ''
  return [first, last.replace(ELISION, '')]
    .map((word) => LETTER.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('fr')
}

/** A stable number below `count` for a name. */
export const tintOf = (name: string, count: number): number => {
  let sum = 7
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % count
}
