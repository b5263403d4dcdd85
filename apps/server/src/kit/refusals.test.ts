import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors, defineError } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { namesOfRefusals } from './refusals.ts'
import { startTestApp } from './test-app.ts'
import { createTestLogs } from './test-logs.ts'
import { unseenIn } from './test-refusals-setup.ts'

const complet = defineError('complet', { status: 409, message: 'Il n’y a plus de place.' })
const essai = { method: 'GET', access: 'public', summary: 'Refuses', answers: { 204: noContent } } as const
const essais = defineEndpoints({
  getDeclare: { ...essai, path: '/api/essais/declare', refuses: [complet] },
  getNonDeclare: { ...essai, path: '/api/essais/non_declare' },
  getAutreStatut: {
    ...essai,
    path: '/api/essais/autre_statut',
    refuses: [{ code: 'complet', status: 410, message: 'Non.' }],
  },
})
const refuse = async (): Promise<void> => {
  throw complet()
}
const modules = [
  {
    name: 'essais',
    routes: bind(essais, { getDeclare: refuse, getNonDeclare: refuse, getAutreStatut: refuse }),
  },
]

describe('[R7-12] a refusal', () => {
  const logs = createTestLogs()
  let kit: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    kit = await startTestApp({}, modules, logs.log)
  })
  afterAll(() => kit.close())

  test('that its endpoint declares is sent', async () => {
    const { status, body } = await kit.visitor.call(essais.getDeclare, {})
    expect([status, body]).toEqual([409, { code: 'complet', message: 'Il n’y a plus de place.' }])
  })

  test.each([essais.getNonDeclare, essais.getAutreStatut])(
    'that its endpoint does not declare is an error under test, which names both: $path',
    async (endpoint) => {
      const { status, headers } = await kit.visitor.call(endpoint, {})
      expect(status).toBe(500)
      const logged = logs.lines().filter(({ reqId, err }) => reqId === headers['x-correlation-id'] && err)
      expect(logged).toMatchObject([
        { err: { message: `GET ${endpoint.path} refused with 409 complet, which it does not declare` } },
      ])
    },
  )

  test('that its endpoint does not declare still reaches the member outside tests', async () => {
    const node = await startTestApp(
      { APP_ENV: 'development', DATABASE_URL: kit.services.env.DATABASE_URL },
      modules,
    )
    const { status, body } = await node.visitor.call(essais.getNonDeclare, {})
    await node.close()
    expect([status, body]).toEqual([409, { code: 'complet', message: 'Il n’y a plus de place.' }])
  })
})

describe('[R7-12] the declaration of an endpoint implies', () => {
  const always = ['429 trop_de_demandes', '503 indisponible']
  const input = ['400 requete_invalide', '422 formulaire_invalide']
  const body = ['400 requete_invalide', '413 trop_volumineux', '415 format_refuse']
  const path = '/api/essais'

  test.each([
    ['no more for a public GET', { ...essai, path }, always],
    ['an invalid input', { ...essai, path, query: z.strictObject({}) }, [...input, ...always]],
    ['a body that cannot be read', { ...essai, path, method: 'POST' }, [...body, ...always]],
    [
      'a key used twice',
      { ...essai, path, method: 'POST', creates: true },
      [...body, '409 cle_reutilisee', ...always],
    ],
    ['no session', { ...essai, path, access: 'connectee' }, ['401 non_connectee', ...always]],
    [
      'another role',
      { ...essai, path, access: 'active' },
      ['401 non_connectee', '403 acces_refuse', ...always],
    ],
    [
      'a back office without second factor or confirmation',
      { ...essai, path, access: 'administratrice', confirmation: true },
      [
        '401 non_connectee',
        '403 acces_refuse',
        '403 second_facteur_requis',
        '403 confirmation_requise',
        ...always,
      ],
    ],
    [
      'what it declares',
      { ...essai, path, refuses: [commonErrors.introuvable] },
      [...always, '404 introuvable'],
    ],
  ] as const)('%s', (_what, endpoint, names) => {
    expect([...namesOfRefusals(endpoint)].sort()).toEqual([...new Set(names)].sort())
  })
})

test('[R7-12] the refusals that are declared and that no test has seen are found at the end of a run', () => {
  const notes = [
    'declared getFaq 404 introuvable',
    'seen getFaq 404 introuvable',
    'seen getFaq 429 trop_de_demandes',
  ]
  expect(unseenIn(`${notes.join('\n')}\n`)).toEqual([])
  const forgotten = [
    'declared getFaq 409 complet',
    'declared getFaq 409 complet',
    'seen getAutre 409 complet',
  ]
  expect(unseenIn([...notes, ...forgotten].join('\n'))).toEqual(['getFaq 409 complet'])
})
