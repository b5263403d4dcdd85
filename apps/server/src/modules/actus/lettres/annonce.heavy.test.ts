import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { ANNONCES, copyCompte, expectToldOnce, FOULE } from '#kit/test-foules.ts'
import { buildProcesses } from '#kit/test-processes.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'

let fleet: Fleet
let smtp: TestSmtp
beforeAll(buildProcesses)
afterEach(async () => {
  await fleet.close()
  await smtp.close()
})

test.each(ANNONCES)(
  '[P-1] [M2] an announcement of the feed to 100,000 members $what',
  async (sort) => {
    smtp = await startTestSmtp()
    const database = await createTestDatabase()
    fleet = await createFleet({ SMTP_URL: smtp.url }, database)
    const { id } = await createProfil(fleet.db, new Date())
    const owner = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
    await copyCompte(owner, id, FOULE - 1, async (db) => {
      await sql`
        insert into annuaire (compte_id, tri, prenom, profession_portee, entreprise_portee, depuis, paye_jusquau, cles)
        select compte, tri || ' ' || n, prenom, profession_portee, entreprise_portee, depuis, paye_jusquau, cles
        from copies, annuaire where compte_id = ${id}`.execute(db)
    })
    await owner.destroy()
    const node = await fleet.startApi()
    // She writes it, and is not told of it.
    const administratrice = await fleet.logIn(node, 'administratrice')
    await expectToldOnce(fleet, {
      ...sort,
      lettre: 'publication_antenne',
      announce: async () => {
        const form = { type: 'annonce', titre: 'La halle ferme', contenu: '<p>Samedi, pas de marché.</p>' }
        expect((await administratrice.call(node, 'POST', '/api/publications', form)).status).toBe(201)
      },
    })
    const annonce = await fleet.db
      .selectFrom('publications')
      .select(['nb_destinataires as nb', 'avertie_jusqua as jusqua'])
      .executeTakeFirstOrThrow()
    expect(annonce).toEqual({ nb: FOULE, jusqua: expect.any(String) })
  },
  600_000,
)
