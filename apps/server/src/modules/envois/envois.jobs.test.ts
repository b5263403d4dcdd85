import { z } from '@entrelles/contract/kit/z.ts'
import { LETTRES } from '@entrelles/contract/modules/envois/lettres.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailPostponed, MailRefused, type Mail, type MailGateway } from '#gateways/mail/mail.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { defineLettre, Ignoree, type Issue } from '#kit/lettres.ts'
import { startTestApp } from '#kit/test-app.ts'
import { lettres } from '#modules.ts'
import { createRebond } from '#modules/rebonds/rebonds.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { purgeEnvoisJob, sendEnvoisJob } from './envois.jobs.ts'
import { sendLettre, sendLettres } from './envois.public.ts'
import { envoisModule } from './envois.routes.ts'
import { envoisOf } from './envois.factory.ts'

/** What the test letters do when they are written, by key. */
const faults = new Map<string, 'ignored' | 'broken' | 'broken after'>()
const recorded: { readonly n: string; readonly issue: Issue }[] = []

const letterOf = <Nom extends 'faq_reponse' | 'lien_connexion'>(nom: Nom) =>
  defineLettre({
    nom,
    donnees: z.object({ n: z.string() }),
    cle: ({ n }) => n,
    write: async ({ n }) => {
      const fault = faults.get(n)
      if (fault === 'ignored') return new Ignoree('plus d’actualité')
      if (fault === 'broken') throw new Error('panne')
      return {
        to: `${n}@exemple.fr`,
        subject: n,
        html: '',
        text: '',
        ...(fault === 'broken after' && {
          sent: async () => {
            throw new Error('panne')
          },
        }),
      }
    },
    record: async ({ n }, issue) => void recorded.push({ n, issue }),
  })
const ordinary = letterOf('faq_reponse')
const account = letterOf('lien_connexion')

const essais = { name: 'essais', routes: [], lettres: [ordinary, account] }
let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  kit = await startTestApp({}, [envoisModule, essais])
})
afterAll(() => kit.close())
beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  kit.mail.sent.splice(0)
  recorded.splice(0)
  faults.clear()
  await kit.db.deleteFrom('envois').execute()
  await kit.services.queue.boss.deleteAllJobs(sendEnvoisJob.name)
})

/** A worker whose mail server is the given one. */
const workerWith = (send: MailGateway['send']) =>
  jobCtxOf({ ...kit.services, mail: { send, close: () => undefined } })(kit.services.log)
const accept = async (mail: Mail) => void kit.mail.sent.push(mail)
const worker = () => workerWith(accept)
const plan = (...keys: string[]) =>
  worker().transaction((inside) =>
    sendLettres(
      inside,
      ordinary,
      keys.map((n) => ({ compteId: null, donnees: { n } })),
    ),
  )
const run = (send: MailGateway['send'] = accept) => sendEnvoisJob.run({ echecs: 0 }, workerWith(send))
const sent = () => kit.mail.sent.map(({ id }) => id)
const refuse = (error: Error) => async () => {
  throw error
}

describe('[P-1] [I5] a letter', () => {
  test('is sent once, under its key, however often it is planned', async () => {
    await plan('un')
    await plan('un', 'deux')
    expect(await kit.runJobs()).toBeGreaterThan(0)
    expect(sent()).toEqual(['un', 'deux'])
    await plan('un')
    await kit.runJobs()
    expect(sent()).toEqual(['un', 'deux'])
    expect(await envoisOf(kit.db)).toEqual(['deux envoye', 'un envoye'])
  })

  test('of an act that is rolled back is neither planned nor sent', async () => {
    const act = worker().transaction(async (inside) => {
      await sendLettre(inside, ordinary, { compteId: null, donnees: { n: 'un' } })
      throw new Error('panne')
    })
    await expect(act).rejects.toThrow('panne')
    expect(await kit.runJobs()).toBe(0)
    expect(await envoisOf(kit.db)).toEqual([])
  })

  test('that no longer has a reason is ignored, and the reason kept', async () => {
    faults.set('un', 'ignored')
    await plan('un', 'deux')
    await run()
    expect(sent()).toEqual(['deux'])
    expect(await envoisOf(kit.db)).toEqual(['deux envoye', 'un ignore plus d’actualité'])
    expect(recorded[0]).toEqual({ n: 'un', issue: { statut: 'ignore', motif: 'plus d’actualité' } })
  })

  test('to an address that bounces is not sent', async () => {
    await createRebond(kit.db, kit.clock.now(), { email: 'un@exemple.fr' })
    await plan('un', 'deux')
    await run()
    expect(sent()).toEqual(['deux'])
    expect(await envoisOf(kit.db)).toEqual(['deux envoye', 'un ignore adresse en erreur'])
    await kit.db.deleteFrom('rebonds').execute()
  })

  test('that cannot be written does not block the others, and is tried again', async () => {
    faults.set('un', 'broken')
    await plan('un', 'deux')
    await run()
    expect(sent()).toEqual(['deux'])
    expect(await envoisOf(kit.db)).toEqual(['deux envoye', 'un prevu erreur interne'])
    faults.clear()
    await run()
    expect(sent()).toEqual(['deux'])
    kit.clock.advance(60_000)
    await run()
    expect(sent()).toEqual(['deux', 'un'])
  })

  test('that has left is not sent again, even if what follows fails', async () => {
    faults.set('un', 'broken after')
    await plan('un')
    await run()
    kit.clock.advance(86_400_000)
    await run()
    expect(sent()).toEqual(['un'])
    expect(await envoisOf(kit.db)).toEqual(['un envoye'])
  })

  test('of a kind that this version does not know has failed', async () => {
    await plan('un')
    await kit.db.updateTable('envois').set({ lettre: 'ancienne' }).execute()
    await run()
    expect(await envoisOf(kit.db)).toEqual(['un echec lettre inconnue de cette version'])
  })

  test('is deleted with its account, and after a year', async () => {
    const { id } = await createCompte(kit.db, kit.clock.now())
    await worker().transaction((inside) =>
      sendLettre(inside, ordinary, { compteId: id, donnees: { n: 'un' } }),
    )
    await plan('deux')
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect(await envoisOf(kit.db)).toEqual(['deux prevu'])
    kit.clock.advance(364 * 86_400_000)
    await purgeEnvoisJob.run({}, worker())
    expect(await envoisOf(kit.db)).toEqual(['deux prevu'])
    kit.clock.advance(2 * 86_400_000)
    await purgeEnvoisJob.run({}, worker())
    expect(await envoisOf(kit.db)).toEqual([])
  })
})

describe('[F15] a mail server', () => {
  test('that refuses an address ends its letter, without the address in the reason', async () => {
    await plan('un')
    await run(refuse(new MailRefused(550, { cause: new Error('<un@exemple.fr>: unknown') })))
    expect(await envoisOf(kit.db)).toEqual(['un echec adresse refusée (550)'])
  })

  test('that postpones a mail gets it again after 1, 2, 4 minutes, and the others meanwhile', async () => {
    await plan('un', 'deux')
    const busy: MailGateway['send'] = async (mail) => {
      if (mail.id === 'un') throw new MailPostponed(452)
      await accept(mail)
    }
    await run(busy)
    expect(sent()).toEqual(['deux'])
    const attempts: number[] = []
    for (let minute = 1; minute <= 7; minute += 1) {
      kit.clock.advance(60_000)
      await run(async (mail) => {
        attempts.push(minute)
        await busy(mail)
      })
    }
    expect(attempts).toEqual([1, 3, 7])
    expect(await envoisOf(kit.db)).toEqual(['deux envoye', 'un prevu messagerie occupée (452)'])
    kit.clock.advance(5 * 86_400_000)
    await run(busy)
    expect(await envoisOf(kit.db)).toEqual(['deux envoye', 'un echec messagerie occupée (452)'])
    expect(recorded.at(-1)?.issue.statut).toBe('echec')
  })

  test('that is down is tried with one letter at a time, three times soon, then every minute', async () => {
    await plan('un', 'deux', 'trois')
    let attempts = 0
    const down = async () => {
      attempts += 1
      throw new Error('connect ECONNREFUSED')
    }
    await run(down)
    expect(attempts).toBe(1)
    const waiting = async () => {
      const { rows } = await sql<{ data: { echecs: number }; wait: number }>`
        select data, round(extract(epoch from start_after - created_on))::int as wait from pgboss.job
        where name = ${sendEnvoisJob.name} and state = 'created' order by start_after desc limit 1`.execute(
        kit.db,
      )
      return rows[0]
    }
    expect(await waiting()).toEqual({ data: { echecs: 1 }, wait: 5 })
    await kit.services.queue.boss.deleteAllJobs(sendEnvoisJob.name)
    await sendEnvoisJob.run({ echecs: 3 }, workerWith(down))
    expect(await waiting()).toBeUndefined()
    expect(sendEnvoisJob.cron).toBe('* * * * *')
    kit.clock.advance(60_000)
    await run()
    expect(sent().toSorted((one, other) => one.localeCompare(other))).toEqual(['deux', 'trois', 'un'])
  })
})

test('[P-1] account mail leaves before a burst of others', async () => {
  await plan(...Array.from({ length: 50 }, (_, n) => `autre-${n}`))
  let isAsked = false
  await run(async (mail) => {
    await accept(mail)
    if (isAsked) return
    isAsked = true
    await worker().transaction((inside) =>
      sendLettre(inside, account, { compteId: null, donnees: { n: 'lien' } }),
    )
  })
  expect(sent().indexOf('lien')).toBe(1)
  expect(sent()).toHaveLength(51)
})

test('[P-1] a worker sends no more mails than its server accepts', async () => {
  await plan('un', 'deux', 'trois')
  const settings = { ...kit.services.env, SMTP_DEBIT: 240 }
  const times: number[] = []
  const ctx = jobCtxOf({
    ...kit.services,
    env: settings,
    mail: { send: async () => void times.push(performance.now()), close: () => undefined },
  })(kit.services.log)
  await sendEnvoisJob.run({ echecs: 0 }, ctx)
  expect(times).toHaveLength(3)
  for (const [n, at] of times.slice(1).entries()) expect(at - (times[n] ?? 0)).toBeGreaterThan(240)
})

test('[F7] four workers send each letter once', async () => {
  const keys = Array.from({ length: 80 }, (_, n) => `n-${n}`)
  await plan(...keys)
  await Promise.all([run(), run(), run(), run()])
  expect(sent()).toHaveLength(80)
  expect(new Set(sent()).size).toBe(80)
})

test('[P-1] in any order of facts, failures and crashes, none is lost, and a repeat needs a crash after its mail', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('plan' as const), n: fc.integer({ min: 0, max: 5 }) }),
    fc.record({
      do: fc.constantFrom(
        'send' as const,
        'refuse' as const,
        'postpone' as const,
        'down' as const,
        'crash' as const,
      ),
    }),
    fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  )
  /** Ends the connections in the middle of a transaction, as the death of a worker does. */
  const kill = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`.execute(
      kit.db,
    )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await kit.db.deleteFrom('envois').execute()
      kit.mail.sent.splice(0)
      const planned = new Set<string>()
      const refused = new Set<string>()
      const crashed = new Map<string, number>()
      /** One outcome for the first letter of a turn, then the mail server works. */
      const turn = async (first: (mail: Mail) => Promise<void>) => {
        let isFirst = true
        await run(async (mail) => {
          if (!isFirst) return accept(mail)
          isFirst = false
          return first(mail)
        }).catch(() => undefined)
      }
      const fail = (error: Error, note?: (id: string) => void) => async (mail: Mail) => {
        note?.(mail.id)
        throw error
      }
      for (const given of steps) {
        if (given.do === 'plan') {
          planned.add(`fait-${given.n}`)
          await plan(`fait-${given.n}`)
        } else if (given.do === 'wait') kit.clock.advance(given.minutes * 60_000)
        else if (given.do === 'send') await turn(accept)
        else if (given.do === 'refuse') await turn(fail(new MailRefused(550), (id) => void refused.add(id)))
        else if (given.do === 'postpone') await turn(fail(new MailPostponed(451)))
        else if (given.do === 'down') await turn(fail(new Error('connect ECONNREFUSED')))
        else
          await turn(async (mail) => {
            await accept(mail)
            crashed.set(mail.id, (crashed.get(mail.id) ?? 0) + 1)
            await kill()
          })
      }
      for (let hour = 0; hour < 3; hour += 1) {
        kit.clock.advance(3_600_000)
        await run()
      }
      for (const id of planned) {
        const times = sent().filter((one) => one === id).length
        const repeats = crashed.get(id) ?? 0
        const [least, most] = refused.has(id) ? [0, repeats] : [1, 1 + repeats]
        expect(times).toBeGreaterThanOrEqual(least)
        expect(times).toBeLessThanOrEqual(most)
      }
      expect(await envoisOf(kit.db)).toEqual(
        [...planned]
          .toSorted((one, other) => one.localeCompare(other))
          .map((id) => (refused.has(id) ? `${id} echec adresse refusée (550)` : `${id} envoye`)),
      )
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('every kind of letter is defined by one module', () => {
  expect([...lettres.keys()].toSorted()).toEqual(Object.keys(LETTRES).toSorted())
})
