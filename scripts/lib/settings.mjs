import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from '../../apps/server/src/kit/env.ts'
import { ROOT } from './paths.mjs'

const file = join(ROOT, '.env')
if (existsSync(file)) process.loadEnvFile(file)

/** The settings of a command run by hand: those of development, then .env, then the shell's. */
export const settings = loadEnv({ APP_ENV: 'development', ...process.env })
