import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVapid } from '#gateways/push/test-push-service.ts'
import { loadEnv } from './env.ts'

const { clePublique: VAPID_PUBLIQUE, clePrivee: VAPID_PRIVEE } = createVapid()
const load = (given: Record<string, string>) => loadEnv({ APP_ENV: 'test', ...given })

test('[P-15] the keys of push are both given, or none', () => {
  expect(load({ VAPID_PUBLIQUE, VAPID_PRIVEE })).toMatchObject({ VAPID_PUBLIQUE, VAPID_PRIVEE })
  expect(load({ VAPID_PUBLIQUE: '', VAPID_PRIVEE: '' }).VAPID_PUBLIQUE).toBeUndefined()
})

test('[P-15] half of them is refused, in one line that names the missing one', () => {
  expect(() => load({ VAPID_PUBLIQUE })).toThrow(/^VAPID_PRIVEE : à remplir, .+$/)
  expect(() => load({ VAPID_PRIVEE })).toThrow(/^VAPID_PUBLIQUE : à remplir, .+$/)
})

test.each([
  ['of another pair', createVapid().clePrivee],
  ['that is no key', 'secret'],
])('[P-15] a private key %s is refused', (_what, other) => {
  const refusal =
    'VAPID_PUBLIQUE, VAPID_PRIVEE : ces clés ne vont pas ensemble. npm run vapid donne les deux.'
  expect(() => load({ VAPID_PUBLIQUE, VAPID_PRIVEE: other })).toThrow(refusal)
})

/** As the guide makes them. */
const secret = () => randomBytes(32).toString('base64url')

test.each(['production', 'demo', 'development'])(
  '[security 42] hosts of tests are refused (%s)',
  (APP_ENV) => {
    const given = { JWT_SECRET: secret(), SECOND_FACTEUR_KEY: secret(), PUSH_HOTES: 'localhost:9000' }
    expect(() => loadEnv({ ...given, APP_ENV })).toThrow('PUSH_HOTES : refusé, sauf avec APP_ENV=test.')
    expect(loadEnv({ ...given, APP_ENV: 'test' }).PUSH_HOTES).toEqual(['localhost:9000'])
  },
)
