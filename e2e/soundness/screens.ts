import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screens } from './screen.ts'

const folder = join(import.meta.dirname, 'screens')

/** All lines of the sweep, from the modules' files in the folder. */
export const screens: readonly { readonly module: string; readonly lines: Screens }[] = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map(async (file) => {
      const { lines } = (await import(join(folder, file))) as { lines: Screens }
      return { module: file.replace(/\.ts$/, ''), lines }
    }),
)
