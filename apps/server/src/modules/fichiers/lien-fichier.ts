import {
  LIEN_FICHIER_MINUTES,
  type LienFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { Derive } from '#kit/derive.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import type { Claims } from '#kit/tokens.ts'

const LIFE_MS = LIEN_FICHIER_MINUTES * 60_000

const signatureOf = (derive: Derive, fichierId: string, content: string): string =>
  derive('fichier', `${fichierId}.${content}`)

/** The address of a file for one reader and her session: no token is stored. */
export const lienOf = (
  derive: Derive,
  fichierId: string,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  now: Date,
): LienFichier => {
  const expireLe = new Date(now.getTime() + LIFE_MS)
  const content = `${id}.${sessionId}.${expireLe.getTime()}`
  const jeton = `${content}.${signatureOf(derive, fichierId, content)}`
  return { url: `/api/fichiers/${fichierId}/contenu?jeton=${jeton}`, expireLe: expireLe.toISOString() }
}

/** The reader named by an address that this server signed for that file, and that has not expired. */
export const readerOfJeton = (
  derive: Derive,
  fichierId: string,
  jeton: string,
  now: Date,
): Claims | undefined => {
  const cut = jeton.lastIndexOf('.')
  const content = jeton.slice(0, Math.max(0, cut))
  if (!isSameSecret(jeton.slice(cut + 1), signatureOf(derive, fichierId, content))) return undefined
  const [adherenteId = '', sessionId = '', expire = ''] = content.split('.')
  return Number(expire) > now.getTime()
    ? { adherenteId, sessionId, expiresAt: Number(expire) / 1000 }
    : undefined
}
