import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from '../../apps/server/src/kit/env.ts'
import { ROOT } from './paths.mjs'

const file = join(ROOT, '.env')
if (existsSync(file)) process.loadEnvFile(file)

/** Not the name of a production database: the commands of development may erase theirs. */
const database = `postgresql://${process.env.PGUSER ?? userInfo().username}@127.0.0.1:5432/entrelles_dev`

/** Settings of a command: the shell's, then .env, then the development defaults. */
export const settings = loadEnv({ APP_ENV: 'development', DATABASE_URL: database, ...process.env })
