export const SECRET_MIN = 32
/** Of a random value: 32 hexadecimal digits have 14 on average. */
const DIFFERENT_MIN = 10

const ADVICE = 'En mettre une au hasard : openssl rand -base64 48'
export const TOO_SHORT = `valeur trop courte, il faut ${SECRET_MIN} caractères au moins. ${ADVICE}`

/** Words of the development values, and of the sentences that guides write in place of a value. */
const PLACEHOLDERS = /developpement|openssl|résultat|change[rz]?[-_ ]?(?:moi|me)|exemple|example/i
const REPEATED = /^(.+?)\1+$/s

/** Why a secret of production can be guessed, in French for the operator; undefined if it cannot. */
export const weaknessOf = (secret: string): string | undefined => {
  if (PLACEHOLDERS.test(secret)) return `il faut une valeur à soi en production. ${ADVICE}`
  if (secret.length < SECRET_MIN) return TOO_SHORT
  if (new Set(secret).size < DIFFERENT_MIN || REPEATED.test(secret))
    return `valeur trop répétitive pour la production. ${ADVICE}`
  return undefined
}
