import { COMPTES_DEMO } from '../../apps/server/seed/demo-comptes.ts'
import { MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { table } from './console.mjs'

/** Prints the URLs and the accounts once everything is ready. */
export const welcome = ({ site, mailPort, paymentPort }) => {
  const addresses = [
    ['Application', site],
    ['Mails caught', `http://localhost:${mailPort}`],
    ['Payments, simulated', `http://localhost:${paymentPort}`],
    ['API', `${site}/api/doc`],
  ]
  const accounts = [
    ...COMPTES_DEMO.map(({ email, persona }) => [email, persona]),
    ['nouvelle@entrelles.test', 'e-mail not validated'],
  ]
  console.log(`
${table(addresses)}

  Accounts, password ${MOT_DE_PASSE}

${table(accounts)}

  Ctrl-C stops everything.
`)
}
