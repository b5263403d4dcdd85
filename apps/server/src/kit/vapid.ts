import { createECDH } from 'node:crypto'
import { SettingsError } from './settings-error.ts'

type VapidKeys = { readonly VAPID_PUBLIQUE?: string | undefined; readonly VAPID_PRIVEE?: string | undefined }

const COMMAND = 'npm run vapid donne les deux.'

/** 32 bytes in base64url. */
const PRIVATE_KEY = /^[\w-]{43}$/

/** The public half of a private key; undefined if it is not a key. */
const publicOf = (privateKey: string): string | undefined => {
  if (!PRIVATE_KEY.test(privateKey)) return undefined
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** With one key, or two that do not belong together, every message would be refused and nothing would say why. */
export const refuseWrongVapid = ({ VAPID_PUBLIQUE: publique, VAPID_PRIVEE: privee }: VapidKeys): void => {
  if (publique === undefined && privee === undefined) return
  if (publique === undefined || privee === undefined) {
    const missing = publique === undefined ? 'VAPID_PUBLIQUE' : 'VAPID_PRIVEE'
    throw new SettingsError(`${missing} : à remplir, ou vider aussi l’autre clé. ${COMMAND}`)
  }
  if (publicOf(privee) !== publique)
    throw new SettingsError(`VAPID_PUBLIQUE, VAPID_PRIVEE : ces clés ne vont pas ensemble. ${COMMAND}`)
}
