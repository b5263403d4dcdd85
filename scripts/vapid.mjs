// npm run vapid: prints a new pair of keys for push notifications, as two lines of the settings.
import { createECDH } from 'node:crypto'

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
// Push services want all 32 bytes, and Node leaves out the zeros at the beginning.
const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')

console.log(`VAPID_PUBLIQUE='${publicKey}'`)
console.log(`VAPID_PRIVEE='${privateKey}'`)
