import { AGE_MIN, NAME_MAX, NAME_MIN, PASSWORD_MIN } from './constants.ts'
import { parisDay } from './dates.ts'

// Identity rules without the schema library, to keep it out of public pages that check the fields while the user types.

/** Removes case and accents, for comparisons. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Length in code points: an accented letter or an emoji counts as one (R5-1). */
export const lengthOf = (text: string): number => Array.from(text).length

/** Refused as whole words; the payment platform refuses them too (R5-1). */
const RESERVED = new Set([
  'firstname',
  'lastname',
  'unknown',
  'first_name',
  'last_name',
  'anonyme',
  'user',
  'admin',
  'name',
  'nom',
  'prenom',
  'test',
])
const SEPARATORS = /[\s'’-]+/u
const LETTERS_ONLY = /^(?:(?=\p{L})\p{Script=Latin}|[ '’-])+$/u

const NAMES = { prenom: ['Prénom', 'prénom'], nom: ['Nom', 'nom'] } as const

/** First broken rule of a first or last name that is trimmed and in NFC (R5-1, R5-8). */
export const nameProblem = (field: keyof typeof NAMES, value: string): string | undefined => {
  const [label, word] = NAMES[field]
  const length = lengthOf(value)
  const folded = fold(value)
  if (length === 0) return `Le champ "${label}" est obligatoire.`
  if (length < NAME_MIN) return `Le ${word} doit comporter au minimum ${NAME_MIN} caractères.`
  if (length > NAME_MAX) return `Le ${word} doit comporter au maximum ${NAME_MAX} caractères.`
  if (!/[aeiouyœæ]/u.test(folded)) return `Le ${word} doit comporter au moins une voyelle.`
  if (/\p{Nd}/u.test(value)) return `Le ${word} ne doit pas comporter de chiffre.`
  if (folded.split(SEPARATORS).some((part) => RESERVED.has(part)))
    return `Le ${word} indiqué n'est pas accepté.`
  if (/(.)\1\1/iu.test(value)) return '2 caractères identiques à la suite au maximum'
  if (!LETTERS_ONLY.test(value))
    return `Le ${word} ne doit comporter que des lettres, des espaces, des apostrophes et des tirets.`
  return undefined
}

export const SAME_NAMES = 'Le prénom et le nom ne doivent pas être identiques.'

/** True if first and last name are equal except for case, accents and outer spaces (R5-8). */
export const areSameNames = (prenom: string, nom: string): boolean => fold(prenom.trim()) === fold(nom.trim())

export const PASSWORD_REQUIRED = 'Le champ "Mot de passe" est obligatoire.'
export const PASSWORD_WEAK =
  'Le mot de passe doit comporter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.'
export const PASSWORD_EASY = 'Ce mot de passe est trop facile à deviner, choisis-en un autre.'
/** R5-6. */
export const PASSWORD_DIFFERENT = 'Erreur : Les mots de passe ne sont pas identiques.'
export const PASSWORD_INVALID = 'Erreur : Veuillez entrer un mot de passe valide.'

/** Password rules, each shown and ticked as the user types (R5-3). */
export const PASSWORD_RULES: readonly {
  readonly label: string
  readonly isMet: (password: string) => boolean
}[] = [
  { label: '8 caractères minimum', isMet: (password) => lengthOf(password) >= PASSWORD_MIN },
  { label: 'une minuscule', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'une majuscule', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'un chiffre', isMet: (password) => /\p{Nd}/u.test(password) },
  { label: 'un caractère spécial', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
]

export const isStrongPassword = (password: string): boolean =>
  PASSWORD_RULES.every(({ isMet }) => isMet(password))

export const TOO_YOUNG = 'Vous devez avoir plus de 18 ans pour pouvoir vous inscrire.'

/** Compares years only, as specified (R5-9); `day` is `YYYY-MM-DD`. */
export const isOldEnough = (day: string, now: Date): boolean =>
  Number(day.slice(0, 4)) <= Number(parisDay(now).slice(0, 4)) - AGE_MIN
