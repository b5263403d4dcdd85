import {
  backUrlOf,
  errorUrlOf,
  paidUrlOf,
  pay,
  PaymentRefusal,
  refuse,
  stateOf,
  type GivenNames,
} from './acts.ts'
import { empty, html, type Answer, type Call } from './http.ts'
import type { NameError } from './names.ts'
import { escape, pageHtml } from './page-html.ts'
import type { Intent, PaidIntent } from './store.ts'
import type { World } from './world.ts'

/** Refuses to be framed, like the platform's page. */
const page = (status: number, content: string): Answer =>
  html(status, pageHtml(content), {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
  })

const FIELDS = [
  { name: 'firstName', label: 'Prénom', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Nom', autocomplete: 'family-name' },
] as const

const missingNames = ({ checkout: { payer } }: Intent) =>
  FIELDS.filter(({ name }) => payer[name] === undefined)

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

const facts = ({ checkout }: Intent): string => {
  const { firstName, lastName, email } = checkout.payer
  const payer = [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(', ')
  const rows = [
    ['Montant', euros.format(checkout.initialAmount / 100)],
    ['Objet', checkout.itemName],
    ...(payer ? [['Payeuse', payer]] : []),
  ]
  return `<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('\n')}</dl>`
}

const fields = (intent: Intent, given: GivenNames, errors: readonly NameError[]): string =>
  missingNames(intent)
    .map(({ name, label, autocomplete }) => {
      const wrong = errors.filter(({ field }) => field === name).map(({ message }) => `${message}.`)
      const described = wrong.length > 0 ? `aria-invalid="true" aria-describedby="${name}-error"` : ''
      return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" required value="${escape(given[name] ?? '')}" ${described}>
${wrong.length > 0 ? `<p class="error" id="${name}-error">${escape(wrong.join(' '))}</p>` : ''}</div>`
    })
    .join('\n')

const openPage = (intent: Intent, given: GivenNames = {}, errors: readonly NameError[] = []): string =>
  `${facts(intent)}
<form method="post">
${fields(intent, given, errors)}
<button class="main" name="action" value="payer">Payer</button>
<button name="action" value="refuser" formnovalidate>Refuser</button>
<button name="action" value="revenir" formnovalidate>Revenir</button>
<button name="action" value="erreur" formnovalidate>Erreur</button>
</form>`

const link = (address: string): string =>
  `<p><a class="button" href="${escape(address)}">Retourner sur le site</a></p>`

const closedPage = (intent: Intent): string =>
  intent.order
    ? `${facts(intent)}<p role="status">Ce paiement est déjà fait&nbsp;: il ne peut pas l’être une seconde fois.</p>${link(paidUrlOf(intent as PaidIntent))}`
    : `${facts(intent)}<p role="status">Cette page de paiement a expiré&nbsp;: elle n’était valable que 15 minutes.</p>${link(backUrlOf(intent))}`

const found = ({ store, organisation }: World, [slug, token = '']: readonly string[]): Intent | undefined =>
  slug === organisation.slug ? store.intentOfPage(token) : undefined

const unknownPage = (): Answer => page(404, '<p role="status">Ce paiement n’existe pas.</p>')

/** GET /associations/:slug/checkout/:token */
export const showPage = (world: World, { params }: Call): Answer => {
  const intent = found(world, params)
  if (!intent) return unknownPage()
  return stateOf(world, intent) === 'open' ? page(200, openPage(intent)) : page(200, closedPage(intent))
}

const go = (address: string): Answer => empty(303, { location: address })

/** Only the names that the page asks for. */
const namesIn = (intent: Intent, form: URLSearchParams): GivenNames =>
  Object.fromEntries(missingNames(intent).map(({ name }) => [name, (form.get(name) ?? '').trim()]))

/** POST of one of the four buttons. */
export const pressButton = async (world: World, { params, body }: Call): Promise<Answer> => {
  const intent = found(world, params)
  if (!intent) return unknownPage()
  const form = new URLSearchParams(body)
  const action = form.get('action')
  if (action === 'revenir') return go(backUrlOf(intent))
  if (stateOf(world, intent) !== 'open') return page(409, closedPage(intent))
  if (action === 'refuser') return go(refuse(intent))
  if (action === 'erreur') return go(errorUrlOf(intent))
  const names = namesIn(intent, form)
  try {
    return go(paidUrlOf(await pay(world, intent, names)))
  } catch (error) {
    if (error instanceof PaymentRefusal) return page(422, openPage(intent, names, error.errors))
    throw error
  }
}
