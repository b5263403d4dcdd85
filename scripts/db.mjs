// npm run setup | db:migrate | db:reset: manages the database at DATABASE_URL, as the owner of DATABASE_MIGRATION_URL if it is set.
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { DEVELOPMENT_UPLOADS } from './lib/paths.mjs'
import { settings } from './lib/settings.mjs'

const [command] = process.argv.slice(2)
const { DATABASE_URL, DATABASE_MIGRATION_URL: url = DATABASE_URL } = settings

const userOf = (address) => decodeURIComponent(new URL(address).username)
const role = userOf(url) === userOf(DATABASE_URL) ? undefined : userOf(DATABASE_URL)

if (command === 'reset') await dropDatabase(url)
// A database that db:migrate creates may be a production database: it is not marked as erasable.
const kind = command === 'migrate' ? { marks: false } : { uploads: DEVELOPMENT_UPLOADS }
await prepareDatabase(url, { ...kind, role })
console.log(`The database ${new URL(url).pathname.slice(1)} is ready.`)
