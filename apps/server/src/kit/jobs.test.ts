import { z } from '@entrelles/contract/kit/z.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createQueues, DEAD_LETTERS } from '#db/queues.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createFakeMail } from '#gateways/mail/fake-mail.ts'
import { loadEnv } from './env.ts'
import { connectQueue, defineJob, startWorker } from './jobs.ts'
import { jobCtxOf } from './job-ctx.ts'
import { createServices, type Services } from './services.ts'
import { createTestLogs } from './test-logs.ts'

const done: string[] = []
const noter = defineJob({
  name: 'essais.noter',
  data: z.object({ nom: z.string(), fois: z.number().default(1) }),
  run: async ({ nom, fois }, { enqueue }) => {
    done.push(`${nom} ${fois}`)
    if (fois > 1) await enqueue(noter, { nom, fois: fois - 1 })
  },
})
const echouer = defineJob({
  name: 'essais.echouer',
  data: z.object({ nom: z.string() }),
  run: async ({ nom }) => {
    done.push(nom)
    throw new Error('le mot interne')
  },
})
const chaqueMinute = defineJob({
  name: 'essais.chaque-minute',
  data: z.object({}),
  run: async () => undefined,
  cron: '* * * * *',
})
const jobs = [noter, echouer, chaqueMinute]
const names = jobs.map(({ name }) => name)

const logs = createTestLogs()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let services: Services
beforeAll(async () => {
  database = await createTestDatabase()
  await createQueues(database.ownerUrl, names)
  const env = loadEnv({ APP_ENV: 'test', DATABASE_URL: database.url })
  services = await createServices({
    env,
    log: logs.log,
    jobs,
    lettres: new Map(),
    objetsFichiers: new Map(),
    signalables: new Map(),
    works: true,
    mail: createFakeMail(),
  })
  await startWorker(services.queue, jobs, jobCtxOf(services), logs.log)
})
afterAll(async () => {
  await services.close()
  await database.drop()
})
beforeEach(() => {
  done.length = 0
})

describe('a job', () => {
  test('does not wait for the next poll: ten of a kind run one after the other', async () => {
    const enqueue = services.queue.enqueueIn(services.db)
    await enqueue(noter, { nom: 'dix', fois: 10 })
    await services.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 10; n += 1) await services.queue.enqueueIn(trx)(noter, { nom: 'ensemble' })
    })
    // With one job per two-second poll, this would take forty seconds.
    await expect.poll(() => done.length).toBe(20)
  })

  test('runs with its data parsed and completed, and may enqueue another', async () => {
    const enqueue = services.queue.enqueueIn(services.db)
    await enqueue(noter, { nom: 'un' })
    await enqueue(noter, { nom: 'deux', fois: 2 })
    await expect.poll(() => [...done].sort()).toEqual(['deux 1', 'deux 2', 'un 1'])
  })

  test('enqueued in a transaction is visible only after the commit', async () => {
    await services.db.transaction().execute(async (trx) => {
      await services.queue.enqueueIn(trx)(noter, { nom: 'dedans' })
      const seen = await services.queue.boss.findJobs(noter.name, { data: { nom: 'dedans' } })
      expect(seen).toEqual([])
    })
    await expect.poll(() => done).toEqual(['dedans 1'])
  })

  test('that always fails is retried, then moved to the dead letters, and each failure is logged', async () => {
    const { boss, enqueueIn } = services.queue
    await boss.updateQueue(echouer.name, { retryLimit: 2, retryDelay: 0, retryBackoff: false })
    const nom = uuid()
    await enqueueIn(services.db)(echouer, { nom })
    await expect.poll(() => boss.findJobs(DEAD_LETTERS, { data: { nom } })).toMatchObject([{ data: { nom } }])
    expect(done).toEqual([nom, nom, nom])
    const kept = await sql<{ days: number }>`
      select extract(day from keep_until - created_on)::int as days from pgboss.job
      where name = ${DEAD_LETTERS} and data ->> 'nom' = ${nom}`.execute(services.db)
    expect(kept.rows).toEqual([{ days: 90 }])
    const failures = logs.lines().filter(({ job, level }) => job === echouer.name && level === 50)
    expect(failures).toHaveLength(3)
  })
})

describe('the queue of a job', () => {
  test('has the default retry and timeout options', async () => {
    expect(await services.queue.boss.getQueue(noter.name)).toMatchObject({
      heartbeatSeconds: 10,
      expireInSeconds: 300,
      retryLimit: 14,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      deadLetter: DEAD_LETTERS,
    })
  })

  test('of the dead letters keeps them 90 days, even if an earlier version created it', async () => {
    const { boss } = services.queue
    expect(await boss.getQueue(DEAD_LETTERS)).toMatchObject({ retentionSeconds: 90 * 86_400 })
    await boss.updateQueue(DEAD_LETTERS, { retentionSeconds: 14 * 86_400 })
    await createQueues(database.ownerUrl, names)
    expect(await boss.getQueue(DEAD_LETTERS)).toMatchObject({ retentionSeconds: 90 * 86_400 })
  })

  test('that the migration did not create is named at the start, with the command to run', async () => {
    const unknown = defineJob({ ...noter, name: 'essais.inconnue' })
    const start = connectQueue({ url: database.url, jobs: [noter, unknown], log: logs.log, works: false })
    await expect(start).rejects.toThrow(/n’a pas les files essais\.inconnue\. .*npm run db:migrate/)
  })

  test('is scheduled if the job has a cron, in Paris time', async () => {
    expect(await services.queue.boss.getSchedules()).toMatchObject([
      { name: chaqueMinute.name, cron: '* * * * *', timezone: 'Europe/Paris' },
    ])
  })
})
