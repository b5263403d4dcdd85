import { describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { MailRefused, type MailGateway } from '#gateways/mail/mail.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { startTestApp } from '#kit/test-app.ts'
import { planRappelsAdhesionJob, sendRappelAdhesionJob } from './rappels.jobs.ts'
import { stopRappels } from './rappels.repository.ts'
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
      const done = await Promise.all([kit.runJobs(), other.runJobs()])
      expect(done.reduce((total, count) => total + count)).toBe(MEMBERS)
      const ids = [...kit.mail.sent, ...other.mail.sent].map(({ id }) => id)
      expect(ids).toHaveLength(MEMBERS)
      expect(new Set(ids).size).toBe(MEMBERS)
    } finally {
      await other.close()
    }
  })
})

describe('[P-8] a reminder that is not sent', () => {
  /** A worker with the given mail server. */
  const workerWith = (send: MailGateway['send']) =>
    jobCtxOf({ ...kit.services, mail: { send, close: () => undefined } })(kit.services.log)
  /** A reminder taken by the round, whose mail is not sent yet. */
  const take = async () => {
    const member = await createMember()
    kit.clock.set(PRIS_LE)
    await planRappelsAdhesionJob.run({}, worker())
    const [waiting] = await kit.services.queue.boss.fetch(sendRappelAdhesionJob.name)
    await kit.services.queue.boss.complete(sendRappelAdhesionJob.name, waiting?.id ?? '')
    return { ...member, data: { adhesionId: member.adhesionId, echeance: 'J-30', prisLe: PRIS_LE } as const }
  }
  const down = async () => {
    throw new Error('connect ECONNREFUSED')
  }

  test('a permanently refused address marks the reminder as failed, without the address in the reason', async () => {
    const { adhesionId, data, email } = await take()
    const refuse = async () => {
      throw new MailRefused(550, { cause: new Error(`<${email}>: unknown`) })
    }
    await sendRappelAdhesionJob.run(data, workerWith(refuse))
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 echec adresse refusée (550)')
    await morningOf('2027-10-15')
    expect(kit.mail.sent).toEqual([])
  })

  test('when the mail server is down, the queue retries, then the next mornings do', async () => {
    const { adhesionId, data } = await take()
    await expect(sendRappelAdhesionJob.run(data, workerWith(down))).rejects.toThrow('ECONNREFUSED')
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 prevu messagerie indisponible')
    await morningOf('2027-10-15')
    expect(subjects()).toEqual(['Ton adhésion se termine dans 29 jours'])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 envoye')
  })

  test('a reminder that cannot be sent for a week has failed', async () => {
    const { adhesionId, data } = await take()
    await expect(sendRappelAdhesionJob.run(data, workerWith(down))).rejects.toThrow('ECONNREFUSED')
    await morningOf('2027-10-22')
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 echec messagerie indisponible')
  })

  test("yesterday's job does not send a reminder that this morning's round has taken", async () => {
    const { data } = await take()
    await morningOf('2027-10-15')
    expect(kit.mail.sent).toHaveLength(1)
    await kit.db
      .updateTable('rappels_adhesion')
      .set({ statut: 'prevu' })
      .where('echeance', '=', 'J-30')
      .execute()
    await sendRappelAdhesionJob.run(data, worker())
    expect(kit.mail.sent).toHaveLength(1)
  })

  test('a reminder sent while a payment stopped it is recorded as sent', async () => {
    const { adhesionId, compteId, data } = await take()
    const sendWhileShePays = () =>
      inTransaction(kit.db, (tx) => stopRappels(tx, compteId, 'renouvelée', kit.clock.now()))
    await sendRappelAdhesionJob.run(data, workerWith(sendWhileShePays))
    expect((await rappelsOf(adhesionId)).slice(0, 2)).toEqual(['J-30 envoye', 'J-7 ignore renouvelée'])
  })

  test.each<[string, string, Fields]>([
    ['she says no', 'refusés', { rappels_adhesion: false }],
    ['she is suspended', 'suspendue', { suspendue_jusquau: new Date('2028-01-01T00:00:00Z') }],
  ])('a reminder is ignored because %s between the round and the sending', async (_what, motif, fields) => {
    const { adhesionId, compteId, data } = await take()
    await kit.db.updateTable('comptes').set(fields).where('id', '=', compteId).execute()
    await sendRappelAdhesionJob.run(data, worker())
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe(`J-30 ignore ${motif}`)
  })
})
