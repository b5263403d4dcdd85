// npm run setup | db:migrate | db:reset: the database of development, at DATABASE_URL.
import { loadEnv } from '../apps/server/src/kit/env.ts'
import { dropDatabase, prepareDatabase } from './lib/database.mjs'
import { DEVELOPMENT_UPLOADS } from './lib/paths.mjs'

const [command] = process.argv.slice(2)
const production = process.env.APP_ENV === 'production'
const { DATABASE_URL: url } = loadEnv({ APP_ENV: 'development', ...process.env })

if (command === 'reset') {
  if (production) throw new Error('db:reset erases everything: refused when APP_ENV=production.')
  await dropDatabase(url)
}
await prepareDatabase(url, command === 'migrate' ? {} : { uploads: DEVELOPMENT_UPLOADS })
console.log(`The database ${new URL(url).pathname.slice(1)} is ready.`)
