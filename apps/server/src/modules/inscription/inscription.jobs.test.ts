import { expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { purgeInscriptionsJob } from './inscription.jobs.ts'

const kit = useTestApp()
const DAY = 86_400_000

test('[R4-6] the nightly purge deletes sign-ups unfinished for 30 days, and no other account', async () => {
  const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * DAY)
  const unfinished = { etape_inscription: 'etape_trois', paye_jusquau: null } as const
  const create = (email: string, days: number, fields: Parameters<typeof createCompte>[2] = {}) =>
    createCompte(kit.db, kit.clock.now(), {
      ...unfinished,
      email,
      date_inscription: daysAgo(days),
      ...fields,
    })
  const { id } = await create('oubliee@exemple.fr', 31)
  await kit.db.insertInto('inscriptions').values({ compte_id: id, date_naissance: '1990-01-01' }).execute()
  await create('jamais-confirmee@exemple.fr', 31, { email_valide_le: null, etape_inscription: 'etape_deux' })
  await create('recente@exemple.fr', 29)
  await create('terminee@exemple.fr', 400, { etape_inscription: 'termine' })
  await create('payee@exemple.fr', 31, { paye_jusquau: '2027-01-01' })
  await create('administratrice@exemple.fr', 31, { administratrice: true })

  await kit.services.queue.enqueueIn(kit.db)(purgeInscriptionsJob, {})
  await kit.runJobs()
  const left = await kit.db.selectFrom('comptes').orderBy('email').select('email').execute()
  expect(left.map(({ email }) => email.split('@')[0])).toEqual([
    'administratrice',
    'payee',
    'recente',
    'terminee',
  ])
  expect(await kit.db.selectFrom('inscriptions').select('compte_id').execute()).toEqual([])
})
