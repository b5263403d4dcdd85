import { describe, expect, test } from 'vitest'
import { maskEnvelope, SECRET_ADDRESSES, withoutSecrets } from './mask.ts'
import { PATHS } from './paths.ts'

describe('a text without secrets', () => {
  test.each([
    ['/api/connexion/lien/canari', '/api/connexion/lien/[masqué]'],
    [
      'GET https://reseau.test/api/connexion/lien/canari/apercu',
      'GET https://reseau.test/api/connexion/lien/[masqué]',
    ],
    ['/connexion/canari/0', '/connexion/[masqué]'],
    ['/api/agenda/canari.ics', '/api/agenda/[masqué]'],
    ['/api/webhooks/paiement/canari', '/api/webhooks/[masqué]'],
    ['/changement_email?token=canari', '/changement_email'],
    ['/membre?termes=canari&page=2', '/membre'],
    ['/membre#canari', '/membre'],
    ['at run (https://reseau.test/a.js?canari:1:2)', 'at run (https://reseau.test/a.js'],
    ['{"url":"/faq?canari","n":1}', '{"url":"/faq","n":1}'],
    ['page=1&token=canari&n=2', 'page=1&token=[masqué]&n=2'],
    ['refused: <canari@ailleurs.example>', 'refused: <[masqué]>'],
    ['/x/canari%40ailleurs.example', '/x/[masqué]'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.canari.canari', 'Bearer [masqué]'],
    ['button.lien[aria-label="Retirer Canari"][type="button"]', 'button.lien[aria-label][type="button"]'],
  ])('%s becomes %s', (text, masked) => {
    expect(withoutSecrets(text)).toBe(masked)
  })

  test.each([
    '/api/evenements/0198c2b4-0000-7000-8000-000000000000',
    '/connexion',
    'Cannot read properties of undefined (reading ‘id’)',
    'Est-ce prêt ? Oui !',
    'const n = given ?? other?.n',
    '#kit/reporting.ts',
    'npm:@sentry/node',
    '@sentry/node@11.10.0',
    '2026-11-17T04:00:00.000Z',
  ])('%s is unchanged', (text) => {
    expect(withoutSecrets(text)).toBe(text)
  })

  test('takes time in proportion to its length', () => {
    const start = Date.now()
    for (const part of ['/', 'a', '%', '?', 'a.', 'eyJ', '@a.'])
      expect(withoutSecrets(part.repeat(200_000)).length).toBeLessThanOrEqual(1_000_000)
    expect(Date.now() - start).toBeLessThan(5000)
  })
})

test('secret fields are masked at any depth', () => {
  expect(withoutSecrets({ a: [{ password: 'canari', cookie: { n: 'canari' }, page: 2 }] })).toEqual({
    a: [{ password: '[masqué]', cookie: '[masqué]', page: 2 }],
  })
})

test('an envelope is masked in its header and in its items; bytes stay', () => {
  const bytes = new Uint8Array([1, 2])
  expect(
    maskEnvelope([
      { trace: { transaction: '/connexion/canari/0' } },
      [
        [{ type: 'event' }, { request: { url: 'https://reseau.test/faq?canari' } }],
        [{ type: 'replay_recording' }, bytes],
      ],
    ]),
  ).toEqual([
    { trace: { transaction: '/connexion/[masqué]' } },
    [
      [{ type: 'event' }, { request: { url: 'https://reseau.test/faq' } }],
      [{ type: 'replay_recording' }, bytes],
    ],
  ])
})

test('every page with a secret in its path is listed', () => {
  const pages = PATHS.filter((path) => /:(?:token|jeton|secret)/.test(path))
  expect(pages).not.toEqual([])
  for (const page of pages) expect(SECRET_ADDRESSES.filter((start) => page.startsWith(start))).toHaveLength(1)
})
