import { describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { MailRefused, type Mail, type MailGateway } from '#gateways/mail/mail.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { startTestApp } from '#kit/test-app.ts'
import { EXPEDITION, sendEnvois } from '#modules/envois/envois.factory.ts'
import { planRappelsAdhesionJob } from './rappels.jobs.ts'
import { resumeRappels, stopRappels } from './rappels.repository.ts'
import { useRappels, type Fields } from './test-rappels.ts'

const { kit, worker, morningOf, createMember, rappelsOf, subjects } = useRappels()
const PRIS_LE = '2027-10-14T07:07:00.000Z'

describe('[P-8] several workers at once', () => {
  test('two workers take and mail each reminder once', async () => {
    const MEMBERS = 60
    for (let index = 0; index < MEMBERS; index += 1) await createMember()
    const other = await startTestApp({ DATABASE_URL: kit.services.env.DATABASE_URL })
    try {
      for (const { clock } of [kit, other]) clock.set(PRIS_LE)
      const workers = [worker(), jobCtxOf(other.services)(other.services.log)]
      await Promise.all(workers.map((ctx) => planRappelsAdhesionJob.run({}, ctx)))
      await Promise.all([kit.runJobs(), other.runJobs()])
      const ids = [...kit.mail.sent, ...other.mail.sent].map(({ id }) => id)
      expect(ids).toHaveLength(MEMBERS)
      expect(new Set(ids).size).toBe(MEMBERS)
    } finally {
      await other.close()
    }
  })
})

describe('[P-8] a reminder that is not sent', () => {
  /** Sends the letters that are due, through the given mail server. */
  const sendThrough = (send: MailGateway['send']) =>
    sendEnvois(jobCtxOf({ ...kit.services, mail: { send, close: () => undefined } })(kit.services.log))
  /** A reminder taken by the round, whose mail is not sent yet. */
  const take = async () => {
    const member = await createMember()
    kit.clock.set(PRIS_LE)
    await planRappelsAdhesionJob.run({}, worker())
    await kit.services.queue.boss.deleteAllJobs(EXPEDITION)
    return member
  }
  const down = async () => {
    throw new Error('connect ECONNREFUSED')
  }

  test('a permanently refused address marks the reminder as failed, without the address in the reason', async () => {
    const { adhesionId, email } = await take()
    await sendThrough(async () => {
      throw new MailRefused(550, { cause: new Error(`<${email}>: unknown`) })
    })
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 echec adresse refusée (550)')
    await morningOf('2027-10-15')
    expect(kit.mail.sent).toEqual([])
  })

  test('when the mail server is down, the reminder waits for it', async () => {
    const { adhesionId } = await take()
    await sendThrough(down)
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 prevu messagerie indisponible')
    kit.clock.set('2027-10-15T09:00:00Z')
    await sendEnvois(worker())
    expect(subjects()).toEqual(['Ton adhésion se termine dans 29 jours'])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 envoye')
    await morningOf('2027-10-16')
    expect(kit.mail.sent).toHaveLength(1)
  })

  test.each([
    ['for five days', '2027-10-19T08:00:00Z', down],
    ['before it is too late', '2027-10-22T08:00:00Z', async (mail: Mail) => void kit.mail.sent.push(mail)],
  ] as const)('a reminder that cannot be sent %s has failed', async (_long, at, send) => {
    const { adhesionId } = await take()
    await sendThrough(down)
    kit.clock.set(at)
    await sendThrough(send)
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 echec messagerie indisponible')
  })

  test('a reminder sent while a payment stopped it is recorded as sent', async () => {
    const { adhesionId, compteId } = await take()
    await sendThrough(() =>
      inTransaction(kit.db, (tx) => stopRappels(tx, compteId, 'renouvelée', kit.clock.now())),
    )
    expect((await rappelsOf(adhesionId)).slice(0, 2)).toEqual(['J-30 envoye', 'J-7 ignore renouvelée'])
  })

  test('a reminder that a payment stopped, then planned again on its day, is sent', async () => {
    const { adhesionId, compteId } = await take()
    await inTransaction(kit.db, (tx) => stopRappels(tx, compteId, 'renouvelée', kit.clock.now()))
    await sendEnvois(worker())
    expect(kit.mail.sent).toEqual([])
    await inTransaction(kit.db, (tx) => resumeRappels(tx, adhesionId, '2027-10-14'))
    kit.clock.advance(3_600_000)
    await planRappelsAdhesionJob.run({}, worker())
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 envoye')
  })

  test.each<[string, string, Fields]>([
    ['she says no', 'refusés', { rappels_adhesion: false }],
    ['she is suspended', 'suspendue', { suspendue_jusquau: new Date('2028-01-01T00:00:00Z') }],
  ])('a reminder is ignored because %s between the round and the sending', async (_what, motif, fields) => {
    const { adhesionId, compteId } = await take()
    await kit.db.updateTable('comptes').set(fields).where('id', '=', compteId).execute()
    await sendEnvois(worker())
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe(`J-30 ignore ${motif}`)
  })
})
