// npm run dev: API and worker rebuilt at each change, the web with hot reload, the mail catcher, the payment simulator.
import { prepareDatabase } from './lib/database.mjs'
import { DEVELOPMENT_UPLOADS, ROOT, SERVER_DIST } from './lib/paths.mjs'
import { settings } from './lib/settings.mjs'
import { paymentSettings, startPayment } from './lib/payment.mjs'
import { run, start, stopWithUs } from './lib/processes.mjs'

const { API_PORT = '3001', SMTP_PORT = '1025', MAIL_PORT = '1080', PAYMENT_PORT = '7080' } = process.env
const { DATABASE_URL } = settings
await prepareDatabase(DATABASE_URL, { uploads: DEVELOPMENT_UPLOADS })
await run('npm', ['run', 'build', '-w', '@entrelles/server'], { cwd: ROOT })

stopWithUs()
const env = {
  APP_ENV: 'development',
  DATABASE_URL,
  PORT: API_PORT,
  PUBLIC_URL: 'http://localhost:5173',
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  UPLOADS_DIR: DEVELOPMENT_UPLOADS,
  ...paymentSettings(PAYMENT_PORT),
}
const watched = (main) => ['--enable-source-maps', '--watch', '--watch-preserve-output', main]
start('mail', 'maildev', ['--smtp', SMTP_PORT, '--web', MAIL_PORT, '--ip', '127.0.0.1'], { quiet: true })
startPayment(PAYMENT_PORT, API_PORT)
start('build', 'npm', ['run', 'build', '-w', '@entrelles/server', '--', '--watch'], {
  cwd: ROOT,
  quiet: true,
})
start('api', 'node', watched('main-api.js'), { cwd: SERVER_DIST, env })
start('worker', 'node', watched('main-worker.js'), { cwd: SERVER_DIST, env })
start('web', 'npm', ['run', 'dev', '-w', '@entrelles/web'], { cwd: ROOT, env: { API_PORT } })
console.log(
  `\n  Application http://localhost:5173   Mails http://localhost:${MAIL_PORT}   Ctrl-C stops everything.\n`,
)
