import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

const FILES = ['texte', 'texte-gras', 'titre', 'titre-latin', 'titre-vietnamien'] as const
export type FontName = (typeof FILES)[number]
export type Fonts = Readonly<Record<FontName, Buffer>>

/** The folder of the server package, from the sources as well as from the bundle, which lie at different depths. */
const packageFolder = (): string => {
  const file = findPackageJSON('.', import.meta.url)
  if (file === undefined) throw new Error('the server’s package.json is not found above its code')
  return dirname(file)
}

const readAll = async (): Promise<Fonts> => {
  const folder = join(packageFolder(), 'assets', 'fonts')
  const entries = await Promise.all(
    FILES.map(async (name) => [name, await readFile(join(folder, `${name}.ttf`))] as const),
  )
  return Object.fromEntries(entries) as Record<FontName, Buffer>
}

let read: Promise<Fonts> | undefined

/** Reads the embedded fonts once; retries after a failure. */
export const loadFonts = (): Promise<Fonts> => {
  read ??= readAll().catch((error: unknown) => {
    read = undefined
    throw error
  })
  return read
}
