import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFolders } from './check-folders.ts'
import { loadEnv } from './env.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entrelles-reglages-'))
  await writeFile(join(folder, 'fichier'), '')
})
afterAll(() => rm(folder, { recursive: true }))

const check = (settings: Record<string, string>, servesPages = true) =>
  checkFolders(loadEnv({ APP_ENV: 'test', ...settings }), servesPages)

test('a folder of pictures is created if it is missing, and nothing is left in it', async () => {
  const UPLOADS_DIR = join(folder, 'images/membres')
  await check({ UPLOADS_DIR })
  expect(await readdir(UPLOADS_DIR)).toEqual([])
})

test('a folder of pictures that cannot be written is refused, unless pictures are elsewhere', async () => {
  const UPLOADS_DIR = join(folder, 'fichier/images')
  await expect(check({ UPLOADS_DIR })).rejects.toMatchObject({
    name: 'SettingsError',
    message: `UPLOADS_DIR : impossible d’écrire dans ${UPLOADS_DIR} (ENOTDIR).`,
  })
  await check({ UPLOADS_DIR, STOCKAGE: 's3' })
})

test('a folder of pages without the page is refused by the process that serves it only', async () => {
  await expect(check({ WEB_DIST: folder })).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(/^WEB_DIST : .*index\.html ne se lit pas \(ENOENT\)/) as string,
  })
  await check({ WEB_DIST: folder }, false)
})
