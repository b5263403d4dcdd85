import { FAMILLES_REGLABLES, type FamilleReglable } from './preferences.schema.ts'

/** What a link in a mail stops: the mails of one family, or those that come in digests. */
export type Sujet = FamilleReglable | 'resume'

/** The server derives a signature from it, and stores none. */
export const USAGE_DESABONNEMENT = 'notifications.desabonnement'

export type Desabonnement = {
  readonly compteId: string
  readonly sujet: Sujet
  readonly signature: string
}

/** What the signature covers. */
export const signedOf = ({ compteId, sujet }: Pick<Desabonnement, 'compteId' | 'sujet'>): string =>
  `${compteId}.${sujet}`

const FORME = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([a-z_]{1,40})\.([\w-]{43})$/
const SUJETS: readonly Sujet[] = [...FAMILLES_REGLABLES, 'resume']

export const writeDesabonnement = ({ signature, ...what }: Desabonnement): string =>
  `${signedOf(what)}.${signature}`

/** Undefined if the text is not a token. */
export const readDesabonnement = (texte: string): Desabonnement | undefined => {
  const [, compteId, name, signature] = FORME.exec(texte) ?? []
  const sujet = SUJETS.find((one) => one === name)
  return compteId && sujet && signature ? { compteId, sujet, signature } : undefined
}
