import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClone, runIn } from './lib/test-clone.ts'

const MINUTES = 60_000
/** Hashed file names that change, and the names of chunks: compressed, ten modules may move this much. */
const NOISE_BYTES = 300

let clone: string
beforeAll(async () => {
  clone = await createClone('first-load')
})
afterAll(() => rm(clone, { recursive: true, force: true }))

type Manifest = Record<string, { file: string; isEntry?: true; imports?: string[] }>

/** Compressed bytes of the entry and of all that it imports statically. */
const weigh = async (): Promise<number> => {
  await runIn(clone, 'npm', 'run', 'build', '-w', '@entrelles/web')
  const dist = join(clone, 'apps/web/dist')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  const files = await Promise.all([...keys].map((key) => readFile(join(dist, manifest[key]?.file ?? ''))))
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0)
}

test('ten more modules add nothing to the JavaScript of the login', { timeout: 10 * MINUTES }, async () => {
  const before = await weigh()
  for (const letter of 'abcdefghij') {
    await runIn(clone, 'npm', 'run', 'new:module', '--', `trocs-${letter}s`, `troc-${letter}`, '--bo')
  }
  const after = await weigh()
  expect(before).toBeGreaterThan(50_000)
  expect(Math.abs(after - before)).toBeLessThan(NOISE_BYTES)
})
