import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from './test-app.ts'
import { VERSION } from './version.ts'
import { serveWebApp } from './web-app.ts'

const INDEX =
  '<!doctype html><script type="application/json" id="configuration">{}</script><div id="app"></div>'
const HOSTILE = 'Réseau </script><script>alert(1)</script> $& $1'

let folder: string
let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entrelles-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'assets', 'app-4f2a.js'), 'export const app = 1')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  kit = await startTestApp({
    WEB_DIST: folder,
    SENTRY_DSN: 'https://cle@erreurs.entrelles.test/7',
    RESEAUX: JSON.stringify([{ nom: HOSTILE, url: 'https://exemple.test/' }]),
  })
})
afterAll(async () => {
  await kit.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => kit.visitor.inject({ url })
const pageOf = async (url: string) => {
  const { status, body, headers } = await get(url)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  return { page: String(body), headers }
}

describe('the page', () => {
  test.each([
    '/',
    '/faq',
    '/membre/01900000?retour=%2Ffaq',
    '/administratrice/faq',
    '/index.html',
    '/apiculture',
  ])('is served at %s, and revalidated each time', async (url) => {
    const { page, headers } = await pageOf(url)
    expect(page).toContain('<div id="app"></div>')
    expect(page).toContain('"version"')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('contains its configuration, where no script can be injected', async () => {
    const { page } = await pageOf('/')
    expect(page.match(/<script/g)).toHaveLength(1)
    const [, json = ''] = /id="configuration">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json)).toEqual({
      sentryDsn: 'https://cle@erreurs.entrelles.test/7',
      liensLegaux: null,
      reseaux: [{ nom: HOSTILE, url: 'https://exemple.test/' }],
      version: VERSION,
    })
  })
})

describe('the camera', () => {
  const ID = '019a0000-0000-7000-8000-000000000001'
  const policyOf = async (url: string) => (await get(url)).headers['permissions-policy']

  test.each([
    `/evenement/${ID}/emargement`,
    `/evenement/${ID}/emargement/`,
    `/evenement/${ID}/emargement?vue=scanner`,
  ])('is allowed on %s', async (url) => {
    expect(await policyOf(url)).toBe('camera=(self), geolocation=(), microphone=()')
  })

  test.each([
    '/',
    `/evenement/${ID}`,
    `/evenement/${ID}/participant`,
    `/evenement/${ID}/emargement/autre`,
    `/?retour=/evenement/${ID}/emargement`,
    `/api/evenements/${ID}/emargement`,
    '/assets/app-4f2a.js',
  ])('is denied on %s', async (url) => {
    expect(await policyOf(url)).toBe('camera=(), geolocation=(), microphone=()')
  })
})

describe('the files', () => {
  test('with a hash in their name are cached for ever', async () => {
    const { status, body, headers } = await get('/assets/app-4f2a.js')
    expect([status, body]).toEqual([200, 'export const app = 1'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript/)
  })

  test('without a hash are cached for an hour', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test.each(['/assets/absent-0000.js', '/uploads/miniature/absente.webp', '/api/inconnue', '/api/'])(
    'that are missing answer 404, like a missing endpoint: %s',
    async (url) => {
      const { status, body } = await get(url)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'introuvable' })
    },
  )

  test.each(['/../package.json', '/assets/%2e%2e/%2e%2e/etc/passwd', '/..%2fpackage.json'])(
    'outside the folder cannot be read: %s',
    async (url) => {
      const { body } = await get(url)
      expect(JSON.stringify(body)).not.toMatch(/root:|"name"/)
    },
  )
})

test('a page path answers only to GET', async () => {
  expect((await kit.visitor.inject({ method: 'POST', url: '/faq' })).status).toBe(404)
})

test('serving is refused if the page has no placeholder for its configuration', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'entrelles-web-'))
  await writeFile(join(empty, 'index.html'), '<!doctype html>')
  await expect(serveWebApp(fastify(), kit.services.env, empty)).rejects.toThrow(
    'n’est pas la page de l’application construite',
  )
  await rm(empty, { recursive: true })
})
