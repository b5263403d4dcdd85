// npm run compte:administratrice -- <e-mail>: makes a member an administrator; needed for the first one.
import { createDb } from '../apps/server/src/db/client.ts'
import { fail } from './lib/console.mjs'
import { settings } from './lib/settings.mjs'

const [email] = process.argv.slice(2)
if (!email) fail('Which e-mail? npm run compte:administratrice -- prenom@exemple.fr')

const db = createDb({ url: settings.DATABASE_URL, poolSize: 1, name: 'entrelles-administratrice' })
const compte = await db
  .updateTable('comptes')
  .set({ administratrice: true })
  .where('email', '=', email)
  .returning(['prenom', 'email_valide_le'])
  .executeTakeFirst()
await db.destroy()

if (!compte)
  fail(`Nobody has signed up with ${email}: sign up in the application first, then run this again.`)
console.log(`${compte.prenom} (${email}) is an administrator from her next page on.`)
if (compte.email_valide_le === null) console.log('Her address is not validated yet: the link is in her mail.')
