import { listError, problem, type ListedError } from './errors.ts'
import { fieldErrors } from './fields.ts'
import { isRecord, parseJson, type Answer } from './http.ts'
import { nameErrors } from './names.ts'
import type { Checkout, Payer } from './store.ts'

export type Rules = { readonly allowLocalUrls: boolean; readonly minimumNameLength: number }

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/

const isReachable = (address: string, { allowLocalUrls }: Rules): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  return allowLocalUrls
    ? ['http:', 'https:'].includes(url.protocol)
    : url.protocol === 'https:' && !LOCAL.test(url.hostname)
}

/** Given fields of the payer; the platform treats null as absent. */
const payerOf = (payer: unknown): Payer =>
  Object.fromEntries(Object.entries(isRecord(payer) ? payer : {}).filter(([, value]) => value !== null))

/** Rules beyond the shape of the fields. */
const ruleErrors = (
  checkout: Checkout,
  terms: readonly { amount: number }[],
  rules: Rules,
): ListedError[] => {
  const { totalAmount, initialAmount, payer } = checkout
  const sum = terms.reduce((total, { amount }) => total + amount, initialAmount)
  const urls = ['BackUrl', 'ErrorUrl', 'ReturnUrl'] as const
  const addresses = { BackUrl: checkout.backUrl, ErrorUrl: checkout.errorUrl, ReturnUrl: checkout.returnUrl }
  return [
    ...urls
      .filter((name) => !isReachable(addresses[name], rules))
      .map((name) => ({ code: `${name}.Invalid`, message: `Le champ ${name} est invalide` })),
    ...(initialAmount > 0
      ? []
      : [{ code: 'InitialAmount.Invalid', message: 'Le montant initial doit être supérieur à 0' }]),
    ...(sum === totalAmount
      ? []
      : [
          {
            code: 'TotalAmount.Invalid',
            message: 'Le montant total doit être égal à la somme du montant initial et des échéances',
          },
        ]),
    ...(payer.email === undefined || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(payer.email)
      ? []
      : [{ code: 'Payer.Email.Invalid', message: 'Votre adresse e-mail est invalide' }]),
    ...nameErrors(payer, rules.minimumNameLength).map(({ code, message }) => ({ code, message })),
  ]
}

export type Validation = { readonly checkout: Checkout } | { readonly refusal: Answer }

export const validateCheckout = (text: string, rules: Rules): Validation => {
  const body = parseJson(text)
  if (!isRecord(body)) return { refusal: problem(400, { $: ['Le corps de la requête est invalide.'] }) }
  const wrong = fieldErrors(body)
  if (Object.keys(wrong).length > 0) return { refusal: problem(400, wrong) }
  // The shape has just been checked field by field.
  const given = body as unknown as Checkout & { terms?: readonly { amount: number }[] | null }
  const checkout: Checkout = { ...given, payer: payerOf(body.payer), metadata: body.metadata ?? undefined }
  const broken = ruleErrors(checkout, given.terms ?? [], rules)
  return broken.length > 0 ? { refusal: listError(400, broken) } : { checkout }
}
