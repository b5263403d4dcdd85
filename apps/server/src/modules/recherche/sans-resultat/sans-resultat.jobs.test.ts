import { expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { purgeSansResultatJob } from './sans-resultat.jobs.ts'
import { noteSansResultat } from './sans-resultat.repository.ts'

const kit = useTestApp()
const DAY_MS = 86_400_000

test('[M16] searches without results are forgotten ninety days after the last of them', async () => {
  const note = (termes: string) =>
    inTransaction(kit.db, (tx) => noteSansResultat(tx, termes, kit.clock.now()))
  await note('poterie')
  await note('vannerie')
  kit.clock.advance(60 * DAY_MS)
  await note('poterie')
  kit.clock.advance(31 * DAY_MS)
  await purgeSansResultatJob.run({}, jobCtxOf(kit.services)(kit.services.log))
  const left = await kit.db.selectFrom('recherches_sans_resultat').select(['forme', 'nb']).execute()
  expect(left).toEqual([{ forme: 'poterie', nb: 2 }])
})
