// npm run compte:second-facteur -- <e-mail>: removes the second factor of a member who lost both her phone and her codes.
import { createDb } from '../apps/server/src/db/client.ts'
import { deleteSecondFacteur } from '../apps/server/src/modules/second-facteur/second-facteur.public.ts'
import { fail } from './lib/console.mjs'
import { settings } from './lib/settings.mjs'

const [email] = process.argv.slice(2)
if (!email) fail('Quelle adresse ? npm run compte:second-facteur -- prenom@exemple.fr')

const db = createDb({ url: settings.DATABASE_URL, poolSize: 1, name: 'entrelles-second-facteur' })
const compte = await db
  .transaction()
  .execute((tx) => deleteSecondFacteur(email, { db: tx, now: () => new Date() }))
await db.destroy()

if (!compte) fail(`Personne n’est inscrite avec l’adresse ${email}.`)
if (!compte.removed) fail(`${compte.nom} (${email}) n’a pas de double authentification : rien à faire.`)
console.log(`La double authentification de ${compte.nom} (${email}) est effacée, et le journal le dit.`)
console.log('Elle se connecte avec son seul mot de passe, puis l’active de nouveau dans « Mon compte ».')
