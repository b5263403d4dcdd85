// node scripts/common-passwords.mjs <passwords.json>: writes the list of common passwords that R5-3 refuses. Its argument is
// src/passwords.json of the npm package @zxcvbn-ts/language-common (MIT): the passwords of published leaks, the most used first.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './lib/console.mjs'

const [source] = process.argv.slice(2)
if (!source) fail('Which list? node scripts/common-passwords.mjs <path of passwords.json>')

const target = join(import.meta.dirname, '../packages/contract/src/kit/generated/common-passwords.ts')

/** How many passwords of the leaks are taken: beyond, they are no longer really common. */
const STEMS = 320

/** The most used in France, which the leaks, mostly English, rank low or lack. */
const FRENCH = `azerty azerty1 azerty12 azerty123 azertyuiop 123azerty motdepasse monmotdepasse motdepasse1 motdepasse123
bonjour coucou salut bienvenue soleil doudou loulou chouchou loulou1 princesse jetaime amour mamour monamour chocolat
vacances marseille toulouse france chaton cheval poupette nicolas camille julien alexandre maxime sandrine isabelle
caroline pompier secret secret1 aqwzsx aqwzsxedc 1a2z3e4r 1a2z3e4r5t wxcvbn admin admin1 admin123 administrateur
administratrice utilisateur changezmoi changemoi test test123 essai`

/** What people add to a password to satisfy such rules. */
const AFTER_LETTERS = [
  '1!',
  '!1',
  '12!',
  '123!',
  '!123',
  '1234!',
  '01!',
  '1*',
  '123*',
  '1@',
  '@1',
  '123@',
  '@123',
  '1$',
  '123$',
]
const AFTER_DIGITS = ['!', '*', '@', '$', '?', '.', '#', '-', '_', '!!']
/** These two complete a word whose letters are written as digits or signs: « P@ssw0rd », « P@ssw0rd! ». */
const AFTER_LOOKALIKES = ['', '!']

const leaked = JSON.parse(readFileSync(source, 'utf8'))
const stems = leaked
  // Two letters at least: a capital and a small one.
  .filter((word) => /[a-z].*[a-z]/.test(word) && /^[a-z\d]{4,}$/.test(word))
  .slice(0, STEMS)
/** The few that meet the rule as they were leaked. */
const whole = leaked.filter(
  (word) => /^[!-~]{8,}$/.test(word) && /[a-z].*[a-z]/.test(word) && /\d/.test(word) && /[^a-z\d]/.test(word),
)

const words = new Set(whole)
for (const stem of [...stems, ...FRENCH.split(/\s+/)])
  for (const end of [...(/\d/.test(stem) ? AFTER_DIGITS : AFTER_LETTERS), ...AFTER_LOOKALIKES])
    if (stem.length + end.length >= 8) words.add(stem + end)

const lines = ['']
for (const word of [...words].toSorted((a, b) => (a < b ? -1 : 1))) {
  const line = lines.at(-1)
  if (line.length + word.length < 300) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  else lines.push(word)
}
writeFileSync(
  target,
  `// Written by scripts/common-passwords.mjs from @zxcvbn-ts/language-common 4.1.3, MIT licence,
// copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 zxcvbn-ts (common-passwords.LICENSE.txt).

/** ${words.size} really common passwords in small letters, separated by spaces. */
export const COMMON_PASSWORDS = String.raw\`
${lines.join('\n')}\`
`,
)
console.log(`${words.size} passwords in ${target}`)
