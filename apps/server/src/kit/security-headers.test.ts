import { describe, expect, test } from 'vitest'
import { startTestApp, useTestApp } from './test-app.ts'

const kit = useTestApp()

const headersOf = async (settings: Record<string, string>, url = '/api/sante/vivant') => {
  const kit = await startTestApp(settings)
  try {
    return (await kit.visitor.inject({ url })).headers
  } finally {
    await kit.close()
  }
}
const directivesOf = (headers: Record<string, unknown>): string[] =>
  String(headers['content-security-policy']).split(';').sort()

const POLICY = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
]

describe('the security headers', () => {
  test('over http allow this site only and no inline script, without HSTS', async () => {
    const headers = await headersOf({})
    expect(directivesOf(headers)).toEqual(POLICY)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('over https enforce https', async () => {
    const headers = await headersOf({ PUBLIC_URL: 'https://reseau.entrelles.test' })
    expect(directivesOf(headers)).toEqual([...POLICY, 'upgrade-insecure-requests'].sort())
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('[R9-7] allow connections to the configured error collector', async () => {
    const headers = await headersOf({ SENTRY_DSN: 'https://cle@erreurs.entrelles.test/7' })
    expect(directivesOf(headers)).toContain("connect-src 'self' https://erreurs.entrelles.test")
  })

  test.each([
    ['/connexion/secret/0', 'no-referrer'],
    ['/reinitialisation-mot-de-passe/nouveau-mot-de-passe?token=secret', 'no-referrer'],
    ['/changement_email?token=secret', 'no-referrer'],
    ['/inscription_evenement/desinscription?token=secret', 'no-referrer'],
    ['/api/connexion/lien/secret', 'no-referrer'],
    ['/api/inscription_evenement/apercu?token=secret', 'no-referrer'],
    ['/api/agenda/secret.ics', 'no-referrer'],
    ['/api/webhooks/paiement/secret', 'no-referrer'],
    ['/connexion?a=1&token=secret', 'no-referrer'],
    ['/connexion', 'strict-origin-when-cross-origin'],
    ['/reinitialisation-mot-de-passe', 'strict-origin-when-cross-origin'],
    ['/evenement/1', 'strict-origin-when-cross-origin'],
  ])('on %s give the referrer policy %s', async (url, policy) => {
    expect((await kit.visitor.inject({ url })).headers['referrer-policy']).toBe(policy)
  })

  test('are also set on an error response', async () => {
    expect(directivesOf(await headersOf({}, '/api/inconnue'))).toEqual(POLICY)
  })
})
