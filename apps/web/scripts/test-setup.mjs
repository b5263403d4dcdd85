import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Draws the sprite of icons, which the components import: a new clone has none yet. */
export const setup = () => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-icons.mjs')], { stdio: 'inherit' })
}
