import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import { writeJeton, readJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { createHash } from 'node:crypto'
import type { Derive } from '#kit/derive.ts'
import { isSameSecret } from '#kit/same-secret.ts'

const signatureOf = (derive: Derive, participationId: string): string =>
  derive(USAGES_JETON.pointage, participationId)

/** The hash by which an offline page recognises a QR code. */
export const empreinteOf = (derive: Derive, participationId: string): string =>
  createHash('sha256')
    .update(writeJeton({ participationId, signature: signatureOf(derive, participationId) }))
    .digest('hex')

/** Returns the participation id of a QR code whose signature is valid. */
export const readQr = (derive: Derive, jetonQr: string): string => {
  const jeton = readJeton(jetonQr)
  if (!jeton) throw emargementErrors.qr_inconnu()
  const { participationId, signature } = jeton
  if (!isSameSecret(signature, signatureOf(derive, participationId))) throw emargementErrors.qr_inconnu()
  return participationId
}
