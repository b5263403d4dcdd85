/**
 * What a mail or a QR code says of one registration: its id, and a signature that the server makes from it and never
 * keeps. One purpose each: what unregisters does not check in.
 */
export type Jeton = { readonly participationId: string; readonly signature: string }

const FORME = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

export const writeJeton = ({ participationId, signature }: Jeton): string => `${participationId}.${signature}`

/** Undefined for whatever is not one. */
export const readJeton = (texte: string): Jeton | undefined => {
  const [, participationId, signature] = FORME.exec(texte) ?? []
  return participationId && signature ? { participationId, signature } : undefined
}

/** The purposes from which the server derives signatures. */
export const USAGES_JETON = {
  desinscription: 'evenement.desinscription',
  pointage: 'evenement.pointage',
} as const
