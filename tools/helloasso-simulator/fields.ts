import type { FieldErrors } from './errors.ts'
import { isRecord } from './http.ts'

const INT32 = 2_147_483_647

const REQUIRED_TEXTS: Readonly<Record<string, number>> = {
  itemName: 250,
  backUrl: Infinity,
  errorUrl: Infinity,
  returnUrl: Infinity,
}
const PAYER_TEXTS: Readonly<Record<string, number>> = {
  firstName: 255,
  lastName: 255,
  email: 255,
  address: Infinity,
  city: Infinity,
  zipCode: Infinity,
  companyName: 255,
}

const isInt32 = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) <= INT32
const isAbsent = (value: unknown): boolean => value === undefined || value === null
const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Errors in the shape of the body, by the field names of the platform. */
export const fieldErrors = (body: Record<string, unknown>): FieldErrors => {
  const errors: Record<string, string[]> = {}
  const refuse = (field: string, message: string): void => {
    ;(errors[field] ??= []).push(message)
  }
  const checkText = (field: string, value: unknown, longest: number): void => {
    if (typeof value !== 'string') refuse(field, `Le champ ${field} doit être un texte.`)
    else if (value.length > longest) refuse(field, `Le champ ${field} dépasse ${longest} caractères.`)
  }

  for (const name of ['totalAmount', 'initialAmount'])
    if (!isInt32(body[name])) refuse(pascal(name), `Le champ ${pascal(name)} doit être un entier.`)
  for (const [name, longest] of Object.entries(REQUIRED_TEXTS)) {
    if (isAbsent(body[name]) || body[name] === '')
      refuse(pascal(name), `Le champ ${pascal(name)} est obligatoire.`)
    else checkText(pascal(name), body[name], longest)
  }
  if (typeof body.containsDonation !== 'boolean')
    refuse('ContainsDonation', 'Le champ ContainsDonation est obligatoire.')

  const terms = body.terms ?? []
  if (
    !Array.isArray(terms) ||
    !terms.every((one) => isRecord(one) && isInt32(one.amount) && isDate(one.date))
  )
    refuse('Terms', 'Le champ Terms est invalide.')

  const payer = body.payer ?? {}
  if (!isRecord(payer)) refuse('Payer', 'Le champ Payer est invalide.')
  else {
    for (const [name, longest] of Object.entries(PAYER_TEXTS))
      if (!isAbsent(payer[name])) checkText(`Payer.${pascal(name)}`, payer[name], longest)
    if (!isAbsent(payer.dateOfBirth) && !isDate(payer.dateOfBirth))
      refuse('Payer.DateOfBirth', 'Le champ Payer.DateOfBirth est invalide.')
    if (!isAbsent(payer.country) && !/^[A-Z]{3}$/i.test(String(payer.country)))
      refuse('Payer.Country', 'Le champ Payer.Country doit contenir exactement 3 lettres.')
  }
  if (!isAbsent(body.metadata) && JSON.stringify(body.metadata).length > 20_000)
    refuse('Metadata', 'Le champ Metadata dépasse 20000 caractères.')
  return errors
}
