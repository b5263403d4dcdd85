// npm run demo: the built product with demo data, on one port, from a clean clone.
// npm run demo -- --reset starts with fresh data.
// PORT, SMTP_PORT, MAIL_PORT, DATABASE_URL and REDIS_URL may be set.
import { userInfo } from 'node:os'
import { rm } from 'node:fs/promises'
import { fail } from './lib/console.mjs'
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { startMail } from './lib/mail.mjs'
import { DEMO_UPLOADS, ROOT, SERVER_DIST, WEB_DEMO_DIST } from './lib/paths.mjs'
import { paymentSettings, startPayment } from './lib/payment.mjs'
import { freePorts } from './lib/ports.mjs'
import { answers, ready, run, start, stopWithUs } from './lib/processes.mjs'
import { pushSettings } from './lib/vapid.mjs'
import { welcome } from './lib/welcome.mjs'

const { PORT, SMTP_PORT, MAIL_PORT, PAYMENT_PORT } = await freePorts(
  { PORT: '3000', SMTP_PORT: '1025', MAIL_PORT: '1080', PAYMENT_PORT: '7080' },
  'npm run demo',
)
const user = process.env.PGUSER ?? userInfo().username
const url = process.env.DATABASE_URL ?? `postgresql://${user}@127.0.0.1:5432/entrelles_demo`
const redis = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379')
const site = process.env.PUBLIC_URL ?? `http://localhost:${PORT}`

// URLs that do not exist, so that the footer shows its links as in production.
const LIENS_LEGAUX = {
  conditions: 'https://entrelles.test/conditions',
  confidentialite: 'https://entrelles.test/confidentialite',
  mentions: 'https://entrelles.test/mentions',
  charte: 'https://entrelles.test/charte',
}
const RESEAUX = ['Instagram', 'LinkedIn', 'Facebook'].map((nom) => ({
  nom,
  url: `https://entrelles.test/${nom.toLowerCase()}`,
}))

if (!(await answers(redis.port || '6379', redis.hostname))) {
  console.log(`Redis does not answer on ${redis.host}: going on without it.`)
}

console.log('Preparing the database…')
if (process.argv.includes('--reset')) {
  await dropDatabase(url)
  await rm(DEMO_UPLOADS, { recursive: true, force: true })
}
await prepareDatabase(url, { uploads: DEMO_UPLOADS })

console.log('Building…')
await run('npm', ['run', 'build:demo'], { cwd: ROOT }).catch((error) =>
  fail(`The build failed.\n${error.message}`),
)

stopWithUs()
const env = {
  APP_ENV: 'demo',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DATABASE_URL: url,
  PORT,
  PUBLIC_URL: site,
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  REDIS_PREFIX: 'entrelles_demo:',
  WEB_DIST: WEB_DEMO_DIST,
  LIENS_LEGAUX: process.env.LIENS_LEGAUX ?? JSON.stringify(LIENS_LEGAUX),
  RESEAUX: process.env.RESEAUX ?? JSON.stringify(RESEAUX),
  UPLOADS_DIR: DEMO_UPLOADS,
  ...paymentSettings(PAYMENT_PORT),
  ...pushSettings(),
}
startMail(SMTP_PORT, MAIL_PORT)
startPayment(PAYMENT_PORT, PORT)
start('worker', ['--enable-source-maps', 'main-worker.js'], { cwd: SERVER_DIST, env })
start('api', ['--enable-source-maps', 'main-api.js'], { cwd: SERVER_DIST, env })
if (!(await ready(`http://127.0.0.1:${PORT}/api/sante/pret`, 60)))
  fail('The product did not start: see the lines above.')

welcome({ site, mailPort: MAIL_PORT, paymentPort: PAYMENT_PORT })
