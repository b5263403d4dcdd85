// npm run demo: the built product with the demonstration's world, on one port, from a clean clone.
// npm run demo -- --reset starts anew. PORT, SMTP_PORT, MAIL_PORT, DATABASE_URL and REDIS_URL may be set.
import { userInfo } from 'node:os'
import { rm } from 'node:fs/promises'
import { COMPTES_DEMO } from '../apps/server/seed/demo.ts'
import { MOT_DE_PASSE } from '../apps/server/src/modules/session/session.factory.ts'
import { fail, table } from './lib/console.mjs'
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { DEMO_UPLOADS, ROOT, SERVER_DIST, WEB_DEMO_DIST } from './lib/paths.mjs'
import { paymentSettings, startPayment } from './lib/payment.mjs'
import { answers, ready, run, start, stopWithUs } from './lib/processes.mjs'

const { PORT = '3000', SMTP_PORT = '1025', MAIL_PORT = '1080', PAYMENT_PORT = '7080' } = process.env
const user = process.env.PGUSER ?? userInfo().username
const url = process.env.DATABASE_URL ?? `postgresql://${user}@127.0.0.1:5432/entrelles_demo`
const redis = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379')
const site = process.env.PUBLIC_URL ?? `http://localhost:${PORT}`

// Addresses that exist nowhere, so that the footer shows what an association will put there.
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

for (const [name, port] of Object.entries({ PORT, SMTP_PORT, MAIL_PORT, PAYMENT_PORT })) {
  if (await answers(port)) fail(`Port ${port} is taken. Choose another: ${name}=… npm run demo`)
}
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
}
start('mail', 'maildev', ['--smtp', SMTP_PORT, '--web', MAIL_PORT, '--ip', '127.0.0.1'], { quiet: true })
startPayment(PAYMENT_PORT, PORT)
start('worker', 'node', ['--enable-source-maps', 'main-worker.js'], { cwd: SERVER_DIST, env })
start('api', 'node', ['--enable-source-maps', 'main-api.js'], { cwd: SERVER_DIST, env })
if (!(await ready(`http://127.0.0.1:${PORT}/api/sante/pret`, 60)))
  fail('The product did not start: see the lines above.')

console.log(`
${table([
  ['Application', site],
  ['Mails caught', `http://localhost:${MAIL_PORT}`],
  ['Payments, simulated', `http://localhost:${PAYMENT_PORT}`],
  ['API', `${site}/api/doc`],
])}

  Accounts, password ${MOT_DE_PASSE}

${table([...COMPTES_DEMO.map(({ email, persona }) => [email, persona]), ['nouvelle@entrelles.test', 'e-mail not validated']])}

  Ctrl-C stops everything.
`)
