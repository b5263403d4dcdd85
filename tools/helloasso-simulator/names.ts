import type { ListedError } from './errors.ts'
import type { Payer } from './store.ts'

const RESERVED = [
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
  'prénom',
  'test',
]

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The platform compares whole words: « Nominé » is a valid name. */
const complaintsOf = (name: string, least: number): string[] => {
  const rules: [boolean, string][] = [
    [name.length < least, `doit contenir au moins ${least} caractères`],
    [/(.)\1\1/iu.test(name), 'ne doit pas contenir 3 caractères répétitifs'],
    [/\p{N}/u.test(name), 'ne doit pas contenir de chiffre'],
    [!/[aeiouyœæ]/i.test(withoutAccents(name)), 'doit contenir au moins une voyelle'],
    [RESERVED.includes(name.toLowerCase()), `ne peut pas être ${name}`],
    [
      /[^\p{Script=Latin}\p{M}\p{N} '-]/u.test(name),
      "ne doit pas contenir de caractères spéciaux ni de caractères n'appartenant pas à l'alphabet latin",
    ],
  ]
  return rules.filter(([broken]) => broken).map(([, complaint]) => complaint)
}

export type NameError = ListedError & { readonly field: 'firstName' | 'lastName' }

/** Errors of the payer's names, in the platform's wording. */
export const nameErrors = (payer: Pick<Payer, 'firstName' | 'lastName'>, least: number): NameError[] => {
  const { firstName, lastName } = payer
  const of = (field: NameError['field'], called: string, name: string | undefined): NameError[] =>
    name === undefined
      ? []
      : complaintsOf(name, least).map((complaint) => ({
          code: `Payer.${field === 'firstName' ? 'FirstName' : 'LastName'}.Invalid`,
          message: `Votre ${called} ${complaint}`,
          field,
        }))
  const same = firstName !== undefined && firstName.toLowerCase() === lastName?.toLowerCase()
  return [
    ...of('firstName', 'prénom', firstName),
    ...of('lastName', 'nom', lastName),
    ...(same
      ? [
          {
            code: 'Payer.FirstName.Invalid',
            message: 'Votre prénom doit être différent de votre nom',
            field: 'firstName' as const,
          },
        ]
      : []),
  ]
}
