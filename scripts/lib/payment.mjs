import { randomUUID } from 'node:crypto'
import { start } from './processes.mjs'

/** Unguessable end of the notification URL, new at each start. */
const secret = randomUUID()

/** Starts the payment simulator; it notifies that API of the payments made on its page. */
export const startPayment = (port, apiPort) =>
  start(
    'payment',
    [
      'tools/helloasso-simulator/main.ts',
      '--port',
      port,
      '--notification-url',
      `http://127.0.0.1:${apiPort}/api/webhooks/paiement/${secret}`,
    ],
    { quiet: true },
  )

/** Settings that point the product to the simulator. */
export const paymentSettings = (port) => ({
  HELLOASSO_URL: `http://127.0.0.1:${port}`,
  HELLOASSO_ORGANISATION: 'entrelles-essai',
  HELLOASSO_CLIENT_ID: 'simulateur',
  HELLOASSO_CLIENT_SECRET: 'secret-du-simulateur',
  HELLOASSO_SECRET_NOTIFICATION: secret,
})
