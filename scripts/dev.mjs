// npm run dev: API and worker rebuilt and restarted at each change, the web with hot reload, the mail catcher, the payment
// simulator. WEB_PORT, API_PORT, SMTP_PORT, MAIL_PORT, PAYMENT_PORT, PUBLIC_URL, DATABASE_URL come from the shell or .env.
import { join } from 'node:path'
import { watch } from 'rolldown'
import { development } from '../apps/server/rolldown.config.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { startMail } from './lib/mail.mjs'
import { DEVELOPMENT_UPLOADS, ROOT, SERVER_DEV_DIST, WEB } from './lib/paths.mjs'
import { paymentSettings, startPayment } from './lib/payment.mjs'
import { freePorts } from './lib/ports.mjs'
import { print, ready, restartable, start, stopWithUs } from './lib/processes.mjs'
import { settings } from './lib/settings.mjs'
import { pushSettings } from './lib/vapid.mjs'
import { welcome } from './lib/welcome.mjs'

const DEFAULT_PORTS = {
  WEB_PORT: '5173',
  API_PORT: '3001',
  SMTP_PORT: '1025',
  MAIL_PORT: '1080',
  PAYMENT_PORT: '7080',
}

const { WEB_PORT, API_PORT, SMTP_PORT, MAIL_PORT, PAYMENT_PORT } = await freePorts(
  DEFAULT_PORTS,
  'npm run dev',
)
const { DATABASE_URL } = settings
const web = `http://localhost:${WEB_PORT}`
const site = process.env.PUBLIC_URL || web

console.log('Preparing the database…')
await prepareDatabase(DATABASE_URL, { uploads: DEVELOPMENT_UPLOADS })

stopWithUs()
startMail(SMTP_PORT, MAIL_PORT)
startPayment(PAYMENT_PORT, API_PORT)
start('web', [join(ROOT, 'node_modules/.bin/vite')], { cwd: WEB, env: { API_PORT, WEB_PORT } })

const env = {
  APP_ENV: 'development',
  DATABASE_URL,
  PORT: API_PORT,
  PUBLIC_URL: site,
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  UPLOADS_DIR: DEVELOPMENT_UPLOADS,
  ...paymentSettings(PAYMENT_PORT),
  ...pushSettings(),
}
const programs = ['api', 'worker'].map((name) =>
  restartable(name, ['--enable-source-maps', join(SERVER_DEV_DIST, `main-${name}.js`)], { env }),
)

watch(development).on('event', async (event) => {
  if (event.code === 'ERROR') print('build', event.error.message)
  if (event.code === 'BUNDLE_END') for (const restart of programs) void restart()
  if ('result' in event) await event.result?.close()
})

await ready(`http://127.0.0.1:${API_PORT}/api/sante/pret`, Infinity)
await ready(web, Infinity)
welcome({ site, mailPort: MAIL_PORT, paymentPort: PAYMENT_PORT })
