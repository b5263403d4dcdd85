import { expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { useTestApp } from '#kit/test-app.ts'
import { writeAppareil } from './appareils.repository.ts'
import { purgeSessionsJob } from './purge.jobs.ts'
import { createCompte } from './session.factory.ts'
import { insertJeton, insertSession } from './session.public.ts'

const kit = useTestApp()
const DAY = 86_400_000

test('the nightly purge deletes sessions and links ended 30 days ago, browsers unseen for a year, and only those', async () => {
  const { id: compteId } = await createCompte(kit.db, kit.clock.now())
  const open = (daysAgo: number, agent: string) =>
    inTransaction(kit.db, (tx) =>
      insertSession(tx, {
        compteId,
        now: new Date(kit.clock.now().getTime() - daysAgo * DAY),
        liaison: 'x',
        agent,
      }),
    )
  await open(0, 'ouverte')
  await open(59, 'éteinte depuis 29 jours')
  await open(61, 'éteinte depuis 31 jours')
  for (const [days, agent] of [
    [29, 'révoquée il y a 29 jours'],
    [31, 'révoquée il y a 31 jours'],
  ] as const) {
    const { sessionId } = await open(0, agent)
    const revoquee_le = new Date(kit.clock.now().getTime() - days * DAY)
    await kit.db.updateTable('sessions').set({ revoquee_le }).where('id', '=', sessionId).execute()
  }
  const { derive } = kit.services
  for (const days of [0, 29, 31])
    await inTransaction(kit.db, (tx) =>
      insertJeton(
        tx,
        derive,
        { compteId, usage: 'connexion' },
        new Date(kit.clock.now().getTime() - days * DAY),
      ),
    )

  for (const days of [0, 364, 366])
    await inTransaction(kit.db, (tx) =>
      writeAppareil(tx, compteId, `navigateur-${days}`, new Date(kit.clock.now().getTime() - days * DAY)),
    )

  await kit.services.queue.enqueueIn(kit.db)(purgeSessionsJob, {})
  await kit.runJobs()
  const sessions = await kit.db.selectFrom('sessions').orderBy('appareil').select('appareil').execute()
  expect(sessions.map(({ appareil }) => appareil).sort()).toEqual(
    ['ouverte', 'éteinte depuis 29 jours', 'révoquée il y a 29 jours'].sort(),
  )
  expect(await kit.db.selectFrom('jetons').select('id').execute()).toHaveLength(2)
  expect(await kit.db.selectFrom('appareils').select('vu_le').execute()).toHaveLength(2)
})
