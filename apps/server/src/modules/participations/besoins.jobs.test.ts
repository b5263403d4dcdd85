import { expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from './participations.factory.ts'
import { eraseBesoinsJob } from './participations.jobs.ts'
import { statutOf } from './test-participations.ts'

const kit = useTestApp()
const DAY = 86_400_000
const besoins = JSON.stringify({ covoiturage: true, gardeEnfants: false, accessibilite: null, regime: null })
const erase = () => eraseBesoinsJob.run({}, jobCtxOf(kit.services)(kit.services.log))

test('needs are erased thirty days after the end of the event, not before, in several batches', async () => {
  const now = kit.clock.now()
  const id = await createEvenement(kit.db, now, { nombre_places: null })
  const later = await createEvenement(kit.db, now, { debut: new Date(now.getTime() + 20 * DAY) })
  const kept = await createParticipation(kit.db, now, { evenement_id: later, besoins })
  const lines: string[] = []
  for (let n = 0; n < 101; n += 1)
    lines.push(await createParticipation(kit.db, now, { evenement_id: id, besoins }))
  const said = async () => {
    const rows = await Promise.all(lines.map((line) => statutOf(kit.db, line)))
    return rows.filter((row) => row.besoins !== null).length
  }
  // The event ends in five days and two hours.
  kit.clock.advance(35 * DAY + 2 * 3_600_000 - 1)
  await erase()
  expect(await said()).toBe(101)
  kit.clock.advance(1)
  await erase()
  expect(await said()).toBe(0)
  expect((await statutOf(kit.db, kept)).besoins).not.toBeNull()
})
