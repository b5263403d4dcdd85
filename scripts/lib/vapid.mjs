import { createECDH } from 'node:crypto'

/** A new pair of keys for push notifications, as settings. */
export const newVapidKeys = () => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Push services want all 32 bytes, and Node leaves out the zeros at the beginning.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { VAPID_PUBLIQUE: publicKey, VAPID_PRIVEE: privateKey }
}

/** The keys of the shell, or new ones at each start: devices then have to be switched on again. */
export const pushSettings = () => (process.env.VAPID_PRIVEE ? {} : newVapidKeys())
