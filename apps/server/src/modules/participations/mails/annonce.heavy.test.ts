import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { ANNONCES, copyCompte, expectToldOnce, FOULE } from '#kit/test-foules.ts'
import { buildProcesses } from '#kit/test-processes.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createParticipation } from '../participations.factory.ts'

let fleet: Fleet
let smtp: TestSmtp
beforeAll(buildProcesses)
afterEach(async () => {
  await fleet.close()
  await smtp.close()
})

test.each(ANNONCES)(
  '[P-1] an announcement to 100,000 participants $what',
  async (sort) => {
    smtp = await startTestSmtp()
    const database = await createTestDatabase()
    fleet = await createFleet({ SMTP_URL: smtp.url }, database)
    const now = new Date()
    const evenementId = await createEvenement(fleet.db, now)
    const { id: compteId } = await createCompte(fleet.db, now)
    const id = await createParticipation(fleet.db, now, { evenement_id: evenementId, compte_id: compteId })
    const owner = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
    await copyCompte(owner, compteId, FOULE - 1, async (db) => {
      await sql`
        insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le, sequence_avisee)
        select gen_random_uuid(), evenement_id, compte, statut, creee_le, statut_le, sequence_avisee
        from copies, participations where id = ${id}`.execute(db)
    })
    await owner.destroy()
    const node = await fleet.startApi()
    const administratrice = await fleet.logIn(node, 'administratrice')
    await expectToldOnce(fleet, {
      ...sort,
      lettre: 'evenement_annonce',
      announce: async () => {
        const form = { contenu: 'La salle ouvre à 18 h.', cibles: 'inscrites' }
        const path = `/api/bo/evenements/${evenementId}/annonce`
        expect((await administratrice.call(node, 'POST', path, form)).status).toBe(202)
      },
    })
  },
  600_000,
)
