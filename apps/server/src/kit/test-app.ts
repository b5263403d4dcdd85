import type { Endpoint, EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { encodeForm } from '@entrelles/contract/kit/form-data.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#app.ts'
import type { Db } from '#db/client.ts'
import { createQueues } from '#db/queues.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { TEST_RUN_ID } from '#db/test-template.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { createFakeMail } from '#gateways/mail/fake-mail.ts'
import { createFakePush } from '#gateways/push/fake-push.ts'
import { createFakeStorage } from '#gateways/storage/fake-storage.ts'
import { loadEnv } from '#kit/env.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { Job } from '#kit/jobs.ts'
import type { Logger } from '#kit/log.ts'
import { jobsOf, lettresOf, objetsFichiersOf, signalablesOf, type ServerModule } from '#kit/module.ts'
import { createServices, type Services } from '#kit/services.ts'
import { modules as productModules } from '#modules.ts'
import { confirmSessions, createPersona, type Persona } from '#modules/session/session.factory.ts'
import { insertSession } from '#modules/session/session.public.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createJournalWatch, type JournalWatch } from './test-journal.ts'
import { createLogOfFailures } from './test-logs.ts'
import { createFakeOutside } from './test-outside.ts'
import { noteDeclared } from './test-refusals.ts'

export type Answer<Body> = {
  readonly status: number
  readonly body: Body
  readonly headers: Record<string, unknown>
}
type Loose = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Calls the application as one user. */
export type Client = {
  readonly id: string | undefined
  readonly token: string | undefined
  readonly inject: (options: InjectOptions) => Promise<Answer<unknown>>
  /** Calls an endpoint like the browser; the body is typed as a success unless the test gives another type. */
  readonly call: <E extends Endpoint, Body = EndpointResponse<E, string>>(
    endpoint: E,
    input: EndpointCall<E>,
    headers?: Record<string, string>,
  ) => Promise<Answer<Body>>
}

export type TestApp = {
  app: FastifyInstance
  services: Services
  db: Db
  clock: TestClock
  mail: ReturnType<typeof createFakeMail>
  push: ReturnType<typeof createFakePush>
  outside: ReturnType<typeof createFakeOutside>
  storage: ReturnType<typeof createFakeStorage>
  visitor: Client
  as: (persona: Persona) => Promise<Client>
  signIn: (compteId: string) => Promise<Client>
  /** Confirms the sessions of that user for a while, as if she had just typed her password again. */
  confirm: (client: Client) => Promise<Client>
  /** Runs the jobs of the real queue until none is left. */
  runJobs: () => Promise<number>
}

/** Encodes a form like a browser: multipart if it has files. */
const formPayload = async (body: Record<string, unknown>) => {
  const entries = encodeForm(body)
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value as string | Blob)
  const hasFiles = entries.some(([, value]) => typeof value !== 'string')
  const sent = new Response(hasFiles ? form : new URLSearchParams(entries as [string, string][]))
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

const createClient = (app: FastifyInstance, watch: JournalWatch, id?: string, token?: string): Client => {
  const inject: Client['inject'] = async (options) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const call = { ...options, headers: { ...authorization, ...options.headers } }
    const answer = await watch(call, () => app.inject(call))
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      body: isJson ? answer.json<unknown>() : answer.body,
      headers: answer.headers,
    }
  }
  return {
    id,
    token,
    inject,
    call: async (endpoint, input, headers = {}) => {
      const { params = {}, query = {}, body } = input as Loose
      const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      )
      const given = Object.entries(query).filter(([, value]) => value !== undefined)
      const form = endpoint.encoding === 'form' && body !== undefined && (await formPayload(body))
      const answer = await inject({
        method: endpoint.method,
        url,
        query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
        headers: { ...headers, ...(form && form.headers) },
        ...(body !== undefined && { payload: form ? form.payload : body }),
      })
      return answer as Answer<never>
    },
  }
}

const runWaitingJobs = async (services: Services, jobs: readonly Job[]): Promise<number> => {
  const { queue, log } = services
  const ctx = jobCtxOf(services)(log)
  let count = 0
  for (const job of jobs) {
    for (const waiting of await queue.boss.fetch<object>(job.name, { batchSize: 100 })) {
      await job.run(job.data.parse(waiting.data), ctx)
      await queue.boss.complete(job.name, waiting.id)
      count += 1
    }
  }
  return count === 0 ? 0 : count + (await runWaitingJobs(services, jobs))
}

/**
 * The whole application on its own database; takes other settings, modules or a log. With the DATABASE_URL of another
 * instance, it is a second node of that instance.
 */
export const startTestApp = async (
  settings: Record<string, string> = {},
  modules: readonly ServerModule[] = productModules,
  givenLog?: Logger,
): Promise<TestApp & { close: () => Promise<void> }> => {
  const database = settings.DATABASE_URL === undefined ? await createTestDatabase() : undefined
  const clock = createTestClock()
  const mail = createFakeMail()
  const push = createFakePush()
  const outside = createFakeOutside()
  const storage = createFakeStorage(clock.now)
  const env = loadEnv({
    APP_ENV: 'test',
    DATABASE_URL: database?.url,
    REDIS_PREFIX: `entrelles_test:${TEST_RUN_ID}:${randomUUID()}:`,
    // Long timeouts, so that a busy machine is not taken for a hanging Redis, an exhausted pool or an endless statement.
    REDIS_ATTENTE_MS: '5000',
    DATABASE_ATTENTE_MS: '60000',
    DATABASE_REQUETE_MS: '60000',
    ...settings,
  })
  const jobs = jobsOf(modules)
  const own = jobs.map(({ name }) => name).filter((name) => name.startsWith('essais.'))
  if (database && own.length > 0) await createQueues(database.ownerUrl, own)
  const services = await createServices({
    env,
    log: givenLog ?? createLogOfFailures(),
    jobs,
    lettres: lettresOf(modules),
    objetsFichiers: objetsFichiersOf(modules),
    signalables: signalablesOf(modules),
    works: false,
    now: clock.now,
    mail,
    push,
    outside,
    storage,
  })
  const app = await buildApp(services, modules)
  if (modules === productModules) noteDeclared(modules)
  const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  const watch = createJournalWatch(services.db, endpoints)
  const signIn = async (compteId: string): Promise<Client> => {
    const { sessionId } = await inTransaction(services.db, (tx) =>
      insertSession(tx, {
        compteId,
        now: clock.now(),
        liaison: 'essai',
        agent: 'essai',
      }),
    )
    return createClient(app, watch, compteId, services.tokens.sign({ adherenteId: compteId, sessionId }))
  }
  return {
    app,
    services,
    db: services.db,
    clock,
    mail,
    push,
    outside,
    storage,
    visitor: createClient(app, watch),
    signIn,
    confirm: async (client) => {
      await confirmSessions(services.db, clock.now(), client.id ?? '')
      return client
    },
    as: async (persona) => signIn((await createPersona(services.db, clock.now(), persona)).id),
    runJobs: () => runWaitingJobs(services, jobs),
    close: async () => {
      await app.close()
      await services.close()
      await database?.drop()
    },
  }
}

/** Starts the application before the tests of a file; stops it and drops its database after them. */
export const useTestApp = (settings?: Record<string, string>): TestApp => {
  const kit = {} as TestApp
  let close: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    const started = await startTestApp(settings)
    close = started.close
    Object.assign(kit, started)
  })
  afterAll(() => close())
  return kit
}
