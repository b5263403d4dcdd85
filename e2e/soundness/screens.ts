import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screens } from './screen.ts'

const folder = join(import.meta.dirname, 'screens')

/** Every line of the sweep: the tables of the modules, read from their folder. */
export const screens: readonly { readonly module: string; readonly lines: Screens }[] = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map(async (file) => {
      const { lines } = (await import(join(folder, file))) as { lines: Screens }
      return { module: file.replace(/\.ts$/, ''), lines }
    }),
)
