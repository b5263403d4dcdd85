import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { start } from './processes.mjs'

/** Starts an SMTP server that catches all mails and shows them on a web page. */
export const startMail = (smtpPort, webPort) =>
  start(
    'mail',
    [join(ROOT, 'node_modules/.bin/maildev'), '--smtp', smtpPort, '--web', webPort, '--ip', '127.0.0.1'],
    { quiet: true },
  )
