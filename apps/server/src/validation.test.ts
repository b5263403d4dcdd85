import { violationsOf, type ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import type { Persona } from '#modules/session/session.factory.ts'
import { modules } from './modules.ts'

// The sentences are written here, not imported: they are those of the specification.
const OBLIGATOIRE = 'Ce champ est obligatoire.'
const MINIMUM = (n: number) => `Ce champ doit comporter au minimum ${n} caractères.`
const MAXIMUM = (n: number) => `Ce champ doit comporter au maximum ${n} caractères.`
const EMAIL = "L'e-mail indiqué est invalide."
const LIEN = "L'adresse du lien est invalide."
const IDENTIFIANT = "L'identifiant est invalide."
const DATE = 'La date est invalide.'
const INVALIDE = 'Ce champ est invalide.'

const RECLAMATION = { emailPayeur: 'a@exemple.fr', datePaiement: '2026-11-10', montant: 8000 }
const TERRITOIRE = { nom: 'Finistère', dateOuverture: '' }
const LOGIN = { username: 'a@exemple.fr', password: 'Demo-2026!' }
const INCONNU = '00000000-0000-4000-8000-000000000000'

type Case = readonly [
  what: string,
  as: Persona | 'visiteuse',
  call: `${'GET' | 'POST' | 'PUT'} /api/${string}`,
  payload: InjectOptions['payload'],
  champ: string,
  message: string,
]

const CASES: readonly Case[] = [
  ['a missing text', 'visiteuse', 'POST /api/login_check', {}, 'username', OBLIGATOIRE],
  ['a null', 'visiteuse', 'POST /api/login_check', { ...LOGIN, username: null }, 'username', OBLIGATOIRE],
  [
    'an empty text',
    'visiteuse',
    'POST /api/login_check',
    { ...LOGIN, password: '' },
    'password',
    OBLIGATOIRE,
  ],
  ['spaces', 'visiteuse', 'POST /api/login_check', { ...LOGIN, username: '  ' }, 'username', OBLIGATOIRE],
  ['no body', 'adherente', 'POST /api/faq/questions', undefined, 'question', OBLIGATOIRE],
  ['a missing date', 'adherente', 'POST /api/adhesions/reclamation', {}, 'datePaiement', OBLIGATOIRE],
  ['a missing amount', 'adherente', 'POST /api/adhesions/reclamation', {}, 'montant', OBLIGATOIRE],
  [
    'an empty amount',
    'adherente',
    'POST /api/adhesions/reclamation',
    { ...RECLAMATION, montant: '' },
    'montant',
    OBLIGATOIRE,
  ],
  ['a missing id', 'adherente', `PUT /api/new_password`, {}, 'id', OBLIGATOIRE],
  ['a short text', 'adherente', 'POST /api/faq/questions', { question: 'Oui' }, 'question', MINIMUM(5)],
  [
    'a long text',
    'adherente',
    'POST /api/faq/questions',
    { question: 'a'.repeat(1001) },
    'question',
    MAXIMUM(1000),
  ],
  [
    'a long user name',
    'visiteuse',
    'POST /api/login_check',
    { ...LOGIN, username: 'a'.repeat(255) },
    'username',
    MAXIMUM(254),
  ],
  [
    'a long free text, in a field with its own message',
    'inscription',
    'POST /api/inscription/etape_quatre',
    { secteurActivite: INCONNU, nouvelleAmbition: 'a'.repeat(101) },
    'nouvelleAmbition',
    MAXIMUM(100),
  ],
  [
    'a long password, in a field with its own message',
    'adherente',
    'PUT /api/new_email',
    { email: 'a@exemple.fr', password: 'a'.repeat(1025) },
    'password',
    MAXIMUM(1024),
  ],
  [
    'no e-mail',
    'adherente',
    'POST /api/adhesions/reclamation',
    { ...RECLAMATION, emailPayeur: 'a@' },
    'emailPayeur',
    EMAIL,
  ],
  [
    'no link',
    'administratrice',
    'POST /api/bo/evenements',
    { titre: 'x', lienVisio: 'entrelles' },
    'lienVisio',
    LIEN,
  ],
  [
    'a script',
    'administratrice',
    'POST /api/bo/evenements',
    { titre: 'x', lienVisio: 'javascript:alert(1)' },
    'lienVisio',
    LIEN,
  ],
  ['no id in the path', 'adherente', 'GET /api/evenements/12', undefined, 'id', IDENTIFIANT],
  ['no id in the body', 'adherente', 'PUT /api/new_password', { id: '12' }, 'id', IDENTIFIANT],
  [
    'no id in a list',
    'administratrice',
    'POST /api/bo/evenements',
    { titre: 'x', territoireIds: ['12'] },
    'territoireIds.0',
    IDENTIFIANT,
  ],
  ['no date in the query', 'adherente', 'GET /api/evenements?dateDebut=demain', undefined, 'dateDebut', DATE],
  ...['2026-02-30', '14/11/2026', '2026-11-10T09:00'].map((datePaiement): Case => [
    `no day: ${datePaiement}`,
    'adherente',
    'POST /api/adhesions/reclamation',
    { ...RECLAMATION, datePaiement },
    'datePaiement',
    DATE,
  ]),
  ...['2026-02-30 18:30', '2026-13-14 18:30', '14/11/2026', '2026-11-14T18:30:00Z'].map(
    (dateHeureDebut): Case => [
      `no hour of a day: ${dateHeureDebut}`,
      'administratrice',
      'POST /api/bo/evenements',
      { titre: 'x', dateHeureDebut },
      'dateHeureDebut',
      DATE,
    ],
  ),
  ...['2026-02-30', '2026-11-14T09:00'].map((dateOuverture): Case => [
    `no day, in an optional field: ${dateOuverture}`,
    'administratrice',
    'POST /api/bo/territoires',
    { ...TERRITOIRE, dateOuverture },
    'dateOuverture',
    DATE,
  ]),
  [
    'a number as text',
    'visiteuse',
    'POST /api/login_check',
    { ...LOGIN, username: 12 },
    'username',
    INVALIDE,
  ],
  ['an unknown field', 'visiteuse', 'POST /api/login_check', { ...LOGIN, intrus: 1 }, 'intrus', INVALIDE],
  ['an unknown parameter', 'adherente', 'GET /api/evenements?intrus=1', undefined, 'intrus', INVALIDE],
  ['no number', 'adherente', 'GET /api/evenements?page=deux', undefined, 'page', INVALIDE],
  ['a number too small', 'adherente', 'GET /api/evenements?page=0', undefined, 'page', INVALIDE],
  [
    'a choice that is not offered',
    'adherente',
    'POST /api/adhesions/reclamation',
    { ...RECLAMATION, montant: 1 },
    'montant',
    INVALIDE,
  ],
  [
    'a text where a list is',
    'administratrice',
    'POST /api/bo/evenements',
    { titre: 'x', territoireIds: 'x'.repeat(60) },
    'territoireIds',
    INVALIDE,
  ],
  [
    'what the database cannot store',
    'adherente',
    'POST /api/faq/questions',
    { question: 'Une question \0 ?' },
    'question',
    INVALIDE,
  ],
]

describe('[R5-17] the API answers 422 with the default message to', () => {
  const kit = useTestApp({ LIMITS_FACTOR: '1000' })
  const clients = new Map<string, Client>()
  beforeAll(async () => {
    clients.set('visiteuse', kit.visitor)
    for (const persona of ['inscription', 'adherente', 'administratrice'] as const)
      clients.set(persona, await kit.as(persona))
  })

  test.each(CASES)('%s, as %s: %s', async (_what, as, call, payload, champ, message) => {
    const [method, url] = call.split(' ') as ['GET', string]
    const answer = await clients.get(as)!.inject({ method, url, ...(payload !== undefined && { payload }) })
    expect(answer.status).toBe(422)
    const { code, violations } = answer.body as ErrorBody
    expect(code).toBe('formulaire_invalide')
    expect(violations?.filter((one) => one.champ === champ)).toEqual([{ champ, message }])
  })
})

describe('[R5-17] whatever a request contains, its schema gives a verdict', () => {
  const TEXTS = ` |x|14/11|2026-13-14 18:30|2026-02-30|+275760-09-13 00|12:99|\0|\ud800|https://|http://a@b|javascript:|<p></p>|a@b.fr`
  const OTHERS = [
    undefined,
    null,
    '',
    'a'.repeat(3000),
    0,
    -1,
    1.5,
    1e30,
    true,
    [],
    ['x'],
    [null],
    {},
    { id: 1 },
  ]
  const JUNK: readonly unknown[] = [...TEXTS.split('|'), INCONNU, Number.NaN, ...OTHERS]

  /** The object under the layers of a schema. */
  const fieldsOf = (schema: z.core.$ZodType): readonly string[] => {
    const def = (schema as z.ZodType).def as {
      innerType?: z.core.$ZodType
      in?: z.core.$ZodType
      shape?: object
    }
    const inner = def.innerType ?? def.in
    return inner ? fieldsOf(inner) : Object.keys(def.shape ?? {})
  }

  const schemas = modules
    .flatMap(({ routes }) => routes)
    .flatMap(({ name, endpoint: { params, query, body } }) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema ? [[`${name}.${part}`, schema] as const] : [],
      ),
    )

  test('of every endpoint, in French', () => {
    expect(schemas.length).toBeGreaterThan(100)
    const english: string[] = []
    for (const [name, schema] of schemas)
      for (const value of JUNK) {
        const fields = fieldsOf(schema)
        const inputs = [
          ...fields.map((field) => ({ [field]: value })),
          Object.fromEntries(fields.map((field) => [field, value])),
        ]
        for (const input of inputs)
          for (const { champ, message } of violationsOf(schema.safeParse(input).error?.issues ?? []))
            if (!/^[A-ZÀ-Ý].*[.!]$/u.test(message) || /\b(?:invalid|expected|received)\b/i.test(message))
              english.push(`${name} ${champ}: ${message}`)
      }
    expect(english).toEqual([])
  })
})
