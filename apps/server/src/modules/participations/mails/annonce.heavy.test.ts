import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses } from '#kit/test-processes.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createParticipation } from '../participations.factory.ts'

const INSCRITES = 100_000

let fleet: Fleet
let smtp: TestSmtp
beforeAll(buildProcesses)
afterEach(async () => {
  await fleet.close()
  await smtp.close()
})

/** Copies one participant. Triggers and foreign keys would take longer than the test: only the owner may skip them. */
const copyParticipation = async (owner: Db, id: string, combien: number): Promise<void> => {
  await owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`
      create temp table copies on commit drop as
      select n, gen_random_uuid() as compte, gen_random_uuid() as participation from generate_series(1, ${combien}::int) n`.execute(
      db,
    )
    await sql`
      insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, email_valide_le, date_inscription)
      select compte, 'foule-' || n || '@entrelles.test', mot_de_passe, prenom, 'Foule', etape_inscription, email_valide_le,
        date_inscription
      from copies, comptes where id = (select compte_id from participations where id = ${id})`.execute(db)
    await sql`
      insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le, sequence_avisee)
      select participation, evenement_id, compte, statut, creee_le, statut_le, sequence_avisee
      from copies, participations where id = ${id}`.execute(db)
  })
}

const nbEnvois = async (canal: 'app' | 'mail'): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`
    select count(*) as nb from envois where lettre = 'evenement_annonce' and canal = ${canal}`.execute(
    fleet.db,
  )
  return rows[0]?.nb ?? 0
}

/** The job of a killed worker runs again after that long (see `connectQueue`). */
const REPRISE_SECONDS = 21

test.each([
  { what: 'is planned within 60 s, each once', killing: false, seconds: 60 },
  {
    what: 'whose worker is killed goes on with another, each once',
    killing: true,
    seconds: 60 + REPRISE_SECONDS,
  },
])(
  '[P-1] an announcement to 100,000 participants $what',
  async ({ killing, seconds: bound }) => {
    smtp = await startTestSmtp()
    const database = await createTestDatabase()
    fleet = await createFleet({ SMTP_URL: smtp.url }, database)
    const now = new Date()
    const evenementId = await createEvenement(fleet.db, now)
    const { id: compteId } = await createCompte(fleet.db, now)
    const id = await createParticipation(fleet.db, now, { evenement_id: evenementId, compte_id: compteId })
    const owner = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
    await copyParticipation(owner, id, INSCRITES - 1)
    await owner.destroy()
    const node = await fleet.startApi()
    const administratrice = await fleet.logIn(node, 'administratrice')
    const [worker] = await Promise.all([fleet.startWorker(), fleet.startWorker()])
    const start = performance.now()
    const answer = await administratrice.call(node, 'POST', `/api/bo/evenements/${evenementId}/annonce`, {
      contenu: 'La salle ouvre à 18 h.',
      cibles: 'inscrites',
    })
    expect(answer.status).toBe(202)
    // Counting reads every line: a shorter interval would take the processor of those who write them.
    const poll = { timeout: 120_000, interval: 1000 }
    await expect.poll(() => nbEnvois('app'), poll).toBeGreaterThan(INSCRITES / 3)
    if (killing) worker.kill('SIGKILL')
    await expect.poll(() => nbEnvois('app'), poll).toBe(INSCRITES)
    const seconds = (performance.now() - start) / 1000
    expect(await nbEnvois('mail')).toBe(INSCRITES)
    const { rows } = await sql`
      select from notifications where type = 'evenement_annonce'
      group by destinataire_id having count(*) > 1`.execute(fleet.db)
    expect(rows).toEqual([])
    expect(seconds).toBeLessThan(bound)
  },
  600_000,
)
