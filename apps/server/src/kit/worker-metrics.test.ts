import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { DEAD_LETTERS } from '#db/queues.ts'
import { createFakeMail } from '#gateways/mail/fake-mail.ts'
import { MailRefused, type Mail } from '#gateways/mail/mail.ts'
import { PushPostponed, PushRefused, type PushOutcome } from '#gateways/push/push.ts'
import { countJobs, countMails, countPushes, showQueues } from './worker-metrics.ts'

const figuresOf = async (registry: Registry): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('the jobs are counted by outcome', async () => {
  const registry = new Registry()
  const count = countJobs(registry)
  count('envois.expedier', 'done')
  count('envois.expedier', 'done')
  count('envois.expedier', 'failed')
  expect(await figuresOf(registry)).toEqual([
    'jobs_total{job="envois.expedier",outcome="done"} 2',
    'jobs_total{job="envois.expedier",outcome="failed"} 1',
  ])
})

test('the mails are counted by outcome, and a refusal still reaches the job', async () => {
  const registry = new Registry()
  const failures = [new MailRefused(550), new MailRefused(554), new Error('451')]
  const mail = createFakeMail()
  const letter: Mail = { id: '1', to: 'lea@exemple.fr', subject: 'Essai', html: '', text: '' }
  const counted = countMails(registry, {
    ...mail,
    send: async (sent) => {
      const failure = failures.shift()
      if (failure) throw failure
      await mail.send(sent)
    },
  })
  await expect(counted.send(letter)).rejects.toThrow(MailRefused)
  await expect(counted.send(letter)).rejects.toThrow(MailRefused)
  await expect(counted.send(letter)).rejects.toThrow('451')
  await counted.send(letter)
  expect(mail.sent).toEqual([letter])
  expect(await figuresOf(registry)).toEqual([
    'mails_total{outcome="sent"} 1',
    'mails_total{outcome="refused"} 2',
    'mails_total{outcome="failed"} 1',
  ])
})

test('the push messages are counted by outcome, and a failure still reaches the job', async () => {
  const registry = new Registry()
  const outcomes: (PushOutcome | Error)[] = [
    'ok',
    'gone',
    new PushRefused('403'),
    new PushPostponed('429'),
    'ok',
  ]
  const { send } = countPushes(registry, {
    send: async () => {
      const outcome = outcomes.shift() ?? 'ok'
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    close: async () => undefined,
  })
  const push = () =>
    send(
      { endpoint: 'https://push.exemple.fr/1', cles: { p256dh: '', auth: '' } },
      { titre: 'Essai', texte: '', url: '/', tag: 'essai', ttl: 60 },
    )
  expect(await push()).toBe('ok')
  expect(await push()).toBe('gone')
  await expect(push()).rejects.toThrow(PushRefused)
  await expect(push()).rejects.toThrow(PushPostponed)
  await push()
  expect(await figuresOf(registry)).toEqual([
    'pushes_total{outcome="sent"} 2',
    'pushes_total{outcome="gone"} 1',
    'pushes_total{outcome="refused"} 1',
    'pushes_total{outcome="failed"} 1',
  ])
})

test('the queues show their depth, the dead letters apart, in one reading; a queue that fails or hangs hides only these', async () => {
  const registry = new Registry()
  const queues = [
    { name: 'envois.expedier', queuedCount: 3, activeCount: 1 },
    { name: DEAD_LETTERS, queuedCount: 2, activeCount: 0 },
  ]
  let readings = 0
  let read = (): Promise<unknown> => Promise.resolve(queues)
  showQueues(registry, { getQueues: async () => ((readings += 1), (await read()) as never) })
  const count = countJobs(registry)
  count('envois.expedier', 'done')
  expect(await figuresOf(registry)).toEqual([
    'jobs_waiting{job="envois.expedier"} 3',
    'jobs_active{job="envois.expedier"} 1',
    'dead_letters 2',
    'jobs_total{job="envois.expedier",outcome="done"} 1',
  ])
  expect(readings).toBe(1)
  for (const fails of [() => Promise.reject(new Error('non')), () => new Promise(() => undefined)]) {
    read = fails
    expect(await figuresOf(registry)).toEqual(['jobs_total{job="envois.expedier",outcome="done"} 1'])
  }
})
