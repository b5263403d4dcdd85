import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import { writeJeton, readJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Derive } from '#kit/derive.ts'

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
  const [given, expected] = [signature, signatureOf(derive, participationId)].map((text) => Buffer.from(text))
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw emargementErrors.qr_inconnu()
  return participationId
}
