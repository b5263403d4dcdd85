import { addDays } from '@entrelles/contract/kit/dates.ts'
import { beforeEach } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { planRappelsAdhesionJob } from './rappels.jobs.ts'

export const FIN = '2027-11-13'
export type Fields = NonNullable<Parameters<typeof createCompte>[2]>

/** Test helpers for reminders: members with a paid year, and the worker's morning rounds. */
export const useRappels = () => {
  const kit = useTestApp()
  beforeEach(async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    kit.mail.sent.splice(0)
    await kit.db.deleteFrom('comptes').execute()
    await kit.db.deleteFrom('rappels_adhesion').execute()
  })
  /** Runs the worker's round at that instant, and the mails that follow. */
  const morning = async (at: string) => {
    kit.clock.set(at)
    await kit.services.queue.enqueueIn(kit.db)(planRappelsAdhesionJob, {})
    await kit.runJobs()
  }
  return {
    kit,
    worker: () => jobCtxOf(kit.services)(kit.services.log),
    morning,
    /** 8:07 a.m. in Paris in winter. */
    morningOf: (day: string) => morning(`${day}T07:07:00Z`),
    createMember: async (fin = FIN, fields: Fields = {}) => {
      const { id: compteId, email } = await createCompte(kit.db, kit.clock.now(), {
        prenom: 'Léa',
        ...fields,
      })
      const debut = addDays(fin, -364)
      const { id: adhesionId } = await createAdhesion(kit.db, kit.clock.now(), { compteId, debut, fin })
      return { compteId, email, adhesionId }
    },
    /** The reminders of a year in order, each as « J-30 ignore refusés ». */
    rappelsOf: async (adhesionId: string) => {
      const rows = await kit.db
        .selectFrom('rappels_adhesion')
        .where('adhesion_id', '=', adhesionId)
        .orderBy('prevu_le')
        .select(['echeance', 'statut', 'motif'])
        .execute()
      return rows.map(({ echeance, statut, motif }) => [echeance, statut, motif ?? ''].join(' ').trim())
    },
    subjects: () => kit.mail.sent.map(({ subject }) => subject),
  }
}
