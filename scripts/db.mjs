// npm run setup | db:migrate | db:reset: manages the development database at DATABASE_URL.
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { DEVELOPMENT_UPLOADS } from './lib/paths.mjs'
import { settings } from './lib/settings.mjs'

const [command] = process.argv.slice(2)
const { DATABASE_URL: url } = settings

if (command === 'reset') await dropDatabase(url)
// A database that db:migrate creates may be a production database: it is not marked as erasable.
await prepareDatabase(url, command === 'migrate' ? { marks: false } : { uploads: DEVELOPMENT_UPLOADS })
console.log(`The database ${new URL(url).pathname.slice(1)} is ready.`)
