// npm run vapid: prints a new pair of keys for push notifications, as two lines of the settings.
import { newVapidKeys } from './lib/vapid.mjs'

for (const [name, value] of Object.entries(newVapidKeys())) console.log(`${name}='${value}'`)
