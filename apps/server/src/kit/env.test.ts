import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadEnv } from './env.ts'

const SECRET = 'f3b1c9d87e6a5f4c3b2a1908f7e6d5c4'
const KEY = 'kQ7vXo2mTz9LbR4nWc1yHd6sGf3aJp8E'
const PRODUCTION = { JWT_SECRET: SECRET, SECOND_FACTEUR_KEY: KEY, PUBLIC_URL: 'https://entrelles.test' }
const legal = {
  conditions: 'https://entrelles.test/conditions',
  confidentialite: 'https://entrelles.test/confidentialite',
  mentions: 'https://entrelles.test/mentions',
}

describe('the settings', () => {
  test('have defaults for a local PostgreSQL and Redis', () => {
    expect(loadEnv({ APP_ENV: 'development' })).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      METRICS_HOST: '127.0.0.1',
      DATABASE_POOL: 10,
      DATABASE_ATTENTE_MS: 2000,
      DATABASE_REQUETE_MS: 5000,
      REDIS_URL: 'redis://127.0.0.1:6379',
      REDIS_PREFIX: 'entrelles:',
      PUBLIC_URL: 'http://localhost:3000',
      SMTP_URL: 'smtp://127.0.0.1:1025',
      TRUST_PROXY: false,
      RESEAUX: [],
      GRACE_JOURS: 30,
      LOG_LEVEL: 'info',
      LIMITS_FACTOR: 1,
    })
    expect(new URL(loadEnv({ APP_ENV: 'development' }).DATABASE_URL).pathname).toBe('/entrelles')
  })

  test('default to production', () => {
    expect(loadEnv(PRODUCTION).APP_ENV).toBe('production')
  })

  test('[security 15] require a second factor for the back office in production, unless the operator decides otherwise', () => {
    expect(loadEnv(PRODUCTION).SECOND_FACTEUR_BO).toBe('obligatoire')
    expect(loadEnv({ ...PRODUCTION, SECOND_FACTEUR_BO: '' }).SECOND_FACTEUR_BO).toBe('obligatoire')
    expect(loadEnv({ ...PRODUCTION, SECOND_FACTEUR_BO: 'facultatif' }).SECOND_FACTEUR_BO).toBe('facultatif')
    for (const APP_ENV of ['development', 'test', 'demo'])
      expect(loadEnv({ APP_ENV }).SECOND_FACTEUR_BO, APP_ENV).toBe('facultatif')
    expect(loadEnv({ APP_ENV: 'test', SECOND_FACTEUR_BO: 'obligatoire' }).SECOND_FACTEUR_BO).toBe(
      'obligatoire',
    )
  })

  test('treat an empty value as absent', () => {
    const env = loadEnv({ APP_ENV: 'development', PORT: '', SENTRY_DSN: '', WEB_DIST: '' })
    expect(env.PORT).toBe(3000)
    expect(env.SENTRY_DSN).toBeUndefined()
    expect(env.WEB_DIST).toBeUndefined()
  })

  test.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
    ['loopback, fd00::/8', 'loopback, fd00::/8'],
  ])('TRUST_PROXY=%s is parsed', (given, expected) => {
    expect(loadEnv({ APP_ENV: 'test', TRUST_PROXY: given }).TRUST_PROXY).toBe(expected)
  })

  test('LIENS_LEGAUX and RESEAUX are parsed from JSON', () => {
    const reseaux = [{ nom: 'Instagram', url: 'https://instagram.com/entrelles' }]
    const env = loadEnv({
      APP_ENV: 'test',
      LIENS_LEGAUX: JSON.stringify(legal),
      RESEAUX: JSON.stringify(reseaux),
    })
    expect(env.LIENS_LEGAUX).toEqual(legal)
    const charte = 'https://entrelles.test/charte'
    const withCharte = loadEnv({ APP_ENV: 'test', LIENS_LEGAUX: JSON.stringify({ ...legal, charte }) })
    expect(withCharte.LIENS_LEGAUX).toEqual({ ...legal, charte })
    expect(env.RESEAUX).toEqual(reseaux)
  })
})

describe('the settings are refused', () => {
  test('in production without a secret, or without a key of the second factors', () => {
    expect(() => loadEnv({ SECOND_FACTEUR_KEY: KEY })).toThrow('JWT_SECRET : il faut une valeur à soi')
    expect(() => loadEnv({ JWT_SECRET: SECRET })).toThrow('SECOND_FACTEUR_KEY : il faut une valeur à soi')
  })

  test('in production with the development secrets, even if set explicitly', () => {
    const { JWT_SECRET, SECOND_FACTEUR_KEY } = loadEnv({ APP_ENV: 'development' })
    expect(() => loadEnv({ JWT_SECRET, SECOND_FACTEUR_KEY: KEY })).toThrow('JWT_SECRET : ')
    expect(() => loadEnv({ JWT_SECRET: SECRET, SECOND_FACTEUR_KEY })).toThrow('SECOND_FACTEUR_KEY : ')
  })

  test.each(['JWT_SECRET', 'SECOND_FACTEUR_KEY'])(
    'in production with the sentence that the installation guide writes in place of %s',
    (name) => {
      const guide = join(import.meta.dirname, '../../../../docs/operations/installation.md')
      const [, sentence] = new RegExp(`^${name}='(.+)'$`, 'm').exec(readFileSync(guide, 'utf8')) ?? []
      expect(sentence).toMatch(/.{32}/)
      const given = { JWT_SECRET: SECRET, SECOND_FACTEUR_KEY: KEY, [name]: sentence }
      expect(() => loadEnv(given)).toThrow(/^\w+ : il faut une valeur à soi en production\. .+$/)
      expect(loadEnv({ ...given, APP_ENV: 'development' })).toMatchObject({ [name]: sentence })
    },
  )

  test.each([
    'a'.repeat(64),
    '0123456789abcdef'.repeat(2),
    'motdepasse-secret'.repeat(3),
    '12121212'.repeat(5),
  ])('in production with the repetitive secret %s', (weak) => {
    expect(() => loadEnv({ JWT_SECRET: weak, SECOND_FACTEUR_KEY: KEY })).toThrow(
      'JWT_SECRET : valeur trop répétitive',
    )
  })

  test('but not for a weak former key: what it wrote must be read', () => {
    const given = { ...PRODUCTION, SECOND_FACTEUR_KEYS_PRECEDENTES: '["aaaa"]' }
    expect(loadEnv(given).SECOND_FACTEUR_KEYS_PRECEDENTES).toEqual(['aaaa'])
  })

  test('in production with an http address, even the default one', () => {
    const refusal = 'PUBLIC_URL : adresse en https attendue en production.'
    for (const PUBLIC_URL of [undefined, 'http://entrelles.test'])
      expect(() => loadEnv({ ...PRODUCTION, PUBLIC_URL })).toThrow(refusal)
    expect(loadEnv({ APP_ENV: 'demo', PUBLIC_URL: 'http://entrelles.test' }).PUBLIC_URL).toMatch(/^http:/)
  })

  test.each(['production', 'demo', 'development', 'test'])('with a short secret (%s)', (APP_ENV) => {
    expect(() => loadEnv({ APP_ENV, JWT_SECRET: 'x'.repeat(31) })).toThrow(/JWT_SECRET : /)
  })

  test.each(['production', 'demo', 'development'])('with a movable clock (%s)', (APP_ENV) => {
    const given = { APP_ENV, JWT_SECRET: SECRET, SECOND_FACTEUR_KEY: KEY, CLOCK_FILE: '/tmp/horloge' }
    expect(() => loadEnv(given)).toThrow('CLOCK_FILE, LIMITS_FACTOR : refusés, sauf avec APP_ENV=test.')
  })

  test.each(['production', 'demo', 'development'])('with raised limits (%s)', (APP_ENV) => {
    const given = { APP_ENV, JWT_SECRET: SECRET, SECOND_FACTEUR_KEY: KEY, LIMITS_FACTOR: '100' }
    expect(() => loadEnv(given)).toThrow('CLOCK_FILE, LIMITS_FACTOR : refusés, sauf avec APP_ENV=test.')
  })

  test.each([
    ['APP_ENV', 'recette'],
    ['PORT', 'trois mille'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_URL', 'mysql://127.0.0.1/entrelles'],
    ['HOST', 'partout'],
    ['METRICS_HOST', '127.0.0.1:9100'],
    ['TRUST_PROXY', 'mandataire'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1;10.0.0.1'],
    ['PUBLIC_URL', 'entrelles'],
    ['SENTRY_DSN', 'non'],
    ['GRACE_JOURS', '-1'],
    ['LOG_LEVEL', 'bavard'],
    ['EMAIL_INCONNU', 'bavard'],
    ['LIENS_LEGAUX', '{'],
    ['LIENS_LEGAUX', '{"conditions":"https://entrelles.test"}'],
    ['RESEAUX', '[{"nom":"Instagram","url":"non"}]'],
  ])('with %s=%s, and the error names the setting', (name, value) => {
    expect(() => loadEnv({ APP_ENV: 'test', [name]: value })).toThrow(new RegExp(`^${name}`, 'm'))
  })

  test.each([
    ['HELLOASSO_ORGANISATION', 'HELLOASSO_CLIENT_ID, HELLOASSO_CLIENT_SECRET'],
    ['HELLOASSO_CLIENT_SECRET', 'HELLOASSO_ORGANISATION, HELLOASSO_CLIENT_ID'],
  ])('with %s alone, and the error names the missing keys', (name, missing) => {
    expect(() => loadEnv({ APP_ENV: 'test', [name]: 'entrelles' })).toThrow(`${missing} : à remplir`)
  })

  test('with all errors in one message, one line each', () => {
    expect(() => loadEnv({ APP_ENV: 'test', PORT: 'x', RESEAUX: 'x' })).toThrow(
      /^PORT : .+\nRESEAUX : JSON attendu\.$/,
    )
  })
})
