import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from '../../apps/server/src/kit/env.ts'
import { ROOT } from './paths.mjs'

const file = join(ROOT, '.env')
if (existsSync(file)) process.loadEnvFile(file)

/** Settings of a command: the shell's, then .env, then the development defaults. */
export const settings = loadEnv({ APP_ENV: 'development', ...process.env })
