// @vitest-environment jsdom
// Apart from the other tests of reporting: the client keeps the `fetch` that it finds first.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { close } from '@sentry/react'
import { expect, test, vi } from 'vitest'
import { reportingOptions } from './reporting.ts'
import * as sentry from './sentry.ts'

/** A collector that keeps the envelopes it receives, as a Sentry server would. */
const startCollector = async () => {
  const envelopes: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()))
    request.on('end', () => {
      envelopes.push(body)
      response.setHeader('access-control-allow-origin', '*').end('{}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    dsn: `http://cle@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    text: () => envelopes.join('\n'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('[R9-7] [security 48] events, traces and breadcrumbs contain no token, password, e-mail address or query', async () => {
  const collector = await startCollector()
  const { fetch } = globalThis
  const own: typeof fetch = async (url, init) =>
    String(url).startsWith('http://127.0.0.1') ? fetch(url, init) : new Response('{}', { status: 500 })
  vi.stubGlobal('fetch', own)
  window.history.replaceState(null, '', '/connexion/canari-jeton/0?lienConnexion=canari')
  sentry.init(reportingOptions(sentry, collector.dsn, false))
  await window.fetch('/api/connexion/lien/canari-jeton?token=canari')
  await window.fetch('/api/login_check', {
    method: 'POST',
    headers: { authorization: 'Bearer canari' },
    body: JSON.stringify({ username: 'canari@ailleurs.example', password: 'canari' }),
  })
  document.cookie = 'essai=canari'
  document.body.innerHTML = '<button aria-label="Retirer Rozenn Canari">Retirer</button>'
  document.querySelector('button')?.click()
  // oxlint-disable-next-line no-console -- reports quote the console
  console.info('pour canari@ailleurs.example', { password: 'canari' })
  window.history.pushState(null, '', '/changement_email?token=canari')
  window.history.pushState(null, '', '/membre?termes=canari')
  sentry.captureException(new Error('refus de canari@ailleurs.example à /changement_email?token=canari'))
  await close(5000)
  collector.close()
  vi.unstubAllGlobals()

  const text = collector.text()
  expect(text).toContain('"type":"event"')
  expect(text).toContain('refus de [masqué] à /changement_email')
  expect(text).toContain('"type":"span"')
  for (const category of ['fetch', 'ui.click', 'console', 'navigation'])
    expect(text).toContain(`"category":"${category}"`)
  expect(text).toContain('/connexion/[masqué]')
  expect(text).not.toMatch(/replay/)
  expect(text.match(/canari/i) && text).toBeNull()
})
