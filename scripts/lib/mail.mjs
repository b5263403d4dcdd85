import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { start } from './processes.mjs'

/** Catches every mail, and shows them on its page. */
export const startMail = (smtpPort, webPort) =>
  start(
    'mail',
    [join(ROOT, 'node_modules/.bin/maildev'), '--smtp', smtpPort, '--web', webPort, '--ip', '127.0.0.1'],
    { quiet: true },
  )
