import type { Path } from './paths.ts'

export const MASKED = '[masqué]'

/** Fields that no log line and no error report contains, at any depth. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'motDePasse',
  'mot_de_passe',
  'token',
  'refresh_token',
  'resetToken',
  'jeton',
  'secret',
  'defi',
  'liaison',
  'dateDeNaissance',
  'dateNaissance',
  'date_naissance',
  'authorization',
  'cookie',
  'set-cookie',
])

const SECRET_PAGES: readonly Path[] = [
  '/connexion/:token/:creation',
  '/reinitialisation-mot-de-passe/nouveau-mot-de-passe',
  '/changement_email',
  '/inscription_evenement/desinscription',
]
const SECRET_CALLS = ['/api/connexion/lien/', '/api/inscription_evenement/', '/api/agenda/', '/api/webhooks/']

/** Beginnings of the addresses that hold a secret, in their path or in their query. */
export const SECRET_ADDRESSES: readonly string[] = [
  ...SECRET_PAGES.map((page) => page.replace(/:.*/, '')),
  ...SECRET_CALLS,
]
/** The longest first: « /connexion/ » is also a part of « /api/connexion/lien/ ». */
const FOLDERS = SECRET_ADDRESSES.filter((start) => start.endsWith('/')).toSorted(
  (one, other) => other.length - one.length,
)
/** Parameters that hold a secret at any address, for a regular expression. */
export const SECRET_PARAMETERS = 'token|lienConnexion|jeton'

/** Element names of the browser quote labels, which often contain the name of a member. */
const LABEL = /\[(aria-label|title|alt)="[^"]*"\]/g
const WORD = /[^\s"'<>]+/g
const QUERY = /[?#].*$/s
const PARAMETER = new RegExp(`\\b(${SECRET_PARAMETERS})=[^&\\s"'<>]*`, 'gi')
const EMAIL = /[\w.+%-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** An address loses its query, which may hold a token or a member's name, and the secret end of its path. */
const maskAddress = (word: string): string => {
  const slash = word.indexOf('/')
  if (slash === -1) return word
  const path = word.slice(0, slash) + word.slice(slash).replace(QUERY, '')
  const folder = FOLDERS.find((start) => path.includes(start))
  return folder === undefined ? path : path.slice(0, path.indexOf(folder) + folder.length) + MASKED
}

const maskText = (text: string): string =>
  text
    .replaceAll(LABEL, '[$1]')
    .replaceAll(WORD, maskAddress)
    .replaceAll(PARAMETER, `$1=${MASKED}`)
    .replaceAll(JWT, MASKED)
    .replaceAll(EMAIL, MASKED)

const maskPart = (key: string, part: unknown): unknown => {
  if (SECRET_FIELDS.has(key)) return MASKED
  return typeof part === 'string' ? maskText(part) : part
}

/** A copy, as JSON, without secrets, e-mail addresses, or queries of addresses. */
export const withoutSecrets = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), maskPart) as Value

/**
 * An envelope of error reports without secrets: its header, then each item with its own header. The bytes of a
 * recording stay: recordings have masks of their own.
 */
export const maskEnvelope = <Envelope extends readonly [object, readonly (readonly [object, unknown])[]]>([
  header,
  items,
]: Envelope): Envelope =>
  [
    withoutSecrets(header),
    items.map(([itemHeader, payload]) => [
      itemHeader,
      ArrayBuffer.isView(payload) ? payload : withoutSecrets(payload),
    ]),
  ] as unknown as Envelope
