// npm run setup | db:migrate | db:reset: manages the development database at DATABASE_URL.
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { DEVELOPMENT_UPLOADS } from './lib/paths.mjs'
import { settings } from './lib/settings.mjs'
import { fail } from './lib/console.mjs'

const [command] = process.argv.slice(2)
const { APP_ENV, DATABASE_URL: url } = settings

if (command !== 'migrate' && APP_ENV === 'production') {
  fail(
    'Only db:migrate is for production: setup and db:reset bring the demonstration, whose password is public.',
  )
}
if (command === 'reset') await dropDatabase(url)
// A database that db:migrate creates may be a production database: it is not marked as erasable.
await prepareDatabase(url, command === 'migrate' ? { marks: false } : { uploads: DEVELOPMENT_UPLOADS })
console.log(`The database ${new URL(url).pathname.slice(1)} is ready.`)
