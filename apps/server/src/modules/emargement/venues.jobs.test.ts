import { expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { eraseVenuesJob } from './emargement.jobs.ts'
import { createSeance, feuilleOf } from './test-seance.ts'

const kit = useTestApp()
const erase = () => eraseVenuesJob.run({}, jobCtxOf(kit.services)(kit.services.log))

test('[M14] the name of a walk-in is erased three years after the event, and she is still counted', async () => {
  const { id, inscrire } = await createSeance(kit)
  const now = kit.clock.now()
  await inscrire('Maëlle', 'Le Goff', { presence: 'presente' })
  for (let n = 0; n < 101; n += 1)
    await createParticipation(kit.db, now, {
      evenement_id: id,
      compte_id: null,
      origine: 'sans_inscription',
      presence: 'presente',
      prenom: 'Rozenn',
      nom: 'Le Bihan',
      email: n === 0 ? 'rozenn@exemple.fr' : null,
    })
  const read = async () => {
    const { lignes, nbPresentes } = await feuilleOf(await kit.as('administratrice'), id)
    const names = lignes.map(({ prenom, nom }) => [prenom, nom].filter(Boolean).join(' '))
    return { nbPresentes, names: [...new Set(names)].toSorted() }
  }
  // The event ends on 19 November 2026 at 19:30 UTC.
  kit.clock.set('2029-11-19T19:29:59.999Z')
  await erase()
  expect(await read()).toEqual({ nbPresentes: 102, names: ['Maëlle Le Goff', 'Rozenn Le Bihan'] })
  kit.clock.set('2029-11-19T19:30:00.000Z')
  await erase()
  expect(await read()).toEqual({ nbPresentes: 102, names: ['Ancienne participante', 'Maëlle Le Goff'] })
  const kept = await kit.db
    .selectFrom('participations')
    .where('evenement_id', '=', id)
    .where((eb) => eb.or([eb('nom', 'is not', null), eb('email', 'is not', null)]))
    .select('id')
    .execute()
  expect(kept).toEqual([])
})
