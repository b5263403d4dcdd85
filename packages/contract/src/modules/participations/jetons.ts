/**
 * Token of a registration in a mail or a QR code: its id, and a signature that the server derives and does not store.
 * Each purpose has its own signature: an unregistration token cannot check in.
 */
export type Jeton = { readonly participationId: string; readonly signature: string }

const FORME = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

export const writeJeton = ({ participationId, signature }: Jeton): string => `${participationId}.${signature}`

/** Undefined if the text is not a token. */
export const readJeton = (texte: string): Jeton | undefined => {
  const [, participationId, signature] = FORME.exec(texte) ?? []
  return participationId && signature ? { participationId, signature } : undefined
}

/** Purposes from which the server derives signatures. */
export const USAGES_JETON = {
  desinscription: 'evenement.desinscription',
  pointage: 'evenement.pointage',
} as const
