import { expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEntree } from './journal.factory.ts'
import { purgeJournalJob } from './journal.jobs.ts'

const kit = useTestApp()

const resumes = async () =>
  (await kit.db.selectFrom('journal').orderBy('date').select('resume').execute()).map(({ resume }) => resume)

test('the nightly purge deletes lines older than 366 days, and only those', async () => {
  // The database checks the age with its own clock, so the test clock must match it.
  kit.clock.set(new Date())
  const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * 86_400_000)
  for (const days of [367, 365, 1])
    await createEntree(kit.db, daysAgo(days), { resume: `il y a ${days} jours` })
  await kit.services.queue.enqueueIn(kit.db)(purgeJournalJob, {})
  await kit.runJobs()
  expect(await resumes()).toEqual(['il y a 365 jours', 'il y a 1 jours'])
})
