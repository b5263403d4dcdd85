import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createMembre, latestEntry, nbEntries } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let drome: TerritoireId
let trieves: TerritoireId

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  drome = await createTerritoire(kit.db, { nom: 'Vallée de la Drôme' })
  trieves = await createTerritoire(kit.db, { nom: 'Trièves' })
})
beforeEach(async () => {
  await kit.runJobs()
  kit.mail.sent.length = 0
  // A new administrator for each test, and the only one.
  await kit.db.updateTable('comptes').set({ administratrice: false }).execute()
  administratrice = await kit.as('administratrice')
})

type Fonctions = { administratrice: boolean; territoires: TerritoireId[] }
type Form = Partial<Fonctions> & { vu?: Fonctions }

/** The functions shown on a member's page. */
const look = async (id: AdherenteId): Promise<Fonctions> => {
  const { body } = await administratrice.call(endpoints.getFiche, { params: { id } })
  return {
    administratrice: body.administratrice,
    territoires: body.territoiresCoordonnes.map((territoire) => territoire.id),
  }
}
const update = async (
  id: AdherenteId,
  { administratrice: admin = false, territoires = [], vu }: Form,
  client = administratrice,
) =>
  (await kit.confirm(client)).call(endpoints.updateFonctions, {
    params: { id },
    body: { administratrice: admin, territoires, vu: vu ?? (await look(id)) },
  })
const rolesOf = async (client: Client) =>
  ((await client.inject({ url: '/api/users/me' })).body as { roles: string[] }).roles

const createSamira = () => createMembre(kit, { compte: { prenom: 'Samira', nom: 'Haddad' } })

describe('PUT /api/bo/adherentes/{id}/fonctions', () => {
  test('[R6-1] appoints a coordinator: her next request has the role, and she is mailed', async () => {
    const { id, email } = await createSamira()
    const member = await kit.signIn(id)
    expect(await rolesOf(member)).not.toContain('ROLE_COORDINATRICE')
    expect((await update(id, { territoires: [drome, trieves] })).status).toBe(204)
    expect(await rolesOf(member)).toContain('ROLE_COORDINATRICE')
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adherentes.modifier_fonctions',
      id,
      avant: { territoires: [] },
      apres: { territoires: ['Trièves', 'Vallée de la Drôme'] },
    })
    await kit.runJobs()
    expect(kit.mail.sent.map(({ to }) => to)).toEqual([email, email])
    const { body } = await administratrice.call(endpoints.getFiche, { params: { id } })
    expect(body).toMatchObject({
      coordonne: true,
      territoiresCoordonnes: [
        { id: trieves, nom: 'Trièves' },
        { id: drome, nom: 'Vallée de la Drôme' },
      ],
    })
    await update(id, { territoires: [drome] })
    expect((await administratrice.call(endpoints.getFiche, { params: { id } })).body).toMatchObject({
      territoiresCoordonnes: [{ id: drome }],
    })
  })

  test('[R6-1] appoints an administrator: she and every other administrator are mailed', async () => {
    const { id, email } = await createSamira()
    const { email: other } = await createMembre(kit, { compte: { administratrice: true, prenom: 'Odile' } })
    const member = await kit.signIn(id)
    expect((await update(id, { administratrice: true, territoires: [trieves] })).status).toBe(204)
    expect(await rolesOf(member)).toContain('ROLE_ADMINISTRATRICE')
    await kit.runJobs()
    const mails = kit.mail.sent.map(({ to, subject }) => ({ to, subject }))
    expect(mails).toHaveLength(3)
    expect(mails).toEqual(
      expect.arrayContaining([
        { to: email, subject: 'Tes fonctions ont changé' },
        { to: email, subject: 'Tu coordonnes l’antenne Trièves' },
        { to: other, subject: 'Les fonctions de Samira Haddad ont changé' },
      ]),
    )
    expect(kit.mail.sent.find(({ to }) => to === other)?.text).toContain('Coordinatrice de l’antenne Trièves')
    await update(id, {})
    expect(await rolesOf(member)).not.toContain('ROLE_ADMINISTRATRICE')
  })

  test('[R6-1] changes nothing in a session that is not confirmed', async () => {
    const { id } = await createSamira()
    const before = await nbEntries(kit)
    const vu = await look(id)
    expect(
      await administratrice.call(endpoints.updateFonctions, {
        params: { id },
        body: { administratrice: true, territoires: [], vu },
      }),
    ).toMatchObject({ status: 403, body: { code: 'confirmation_requise' } })
    expect(await nbEntries(kit)).toBe(before)
    expect(await look(id)).toEqual(vu)
  })

  test('[R6-1] refuses to remove the last administrator', async () => {
    const herself = administratrice.id as AdherenteId
    expect(await update(herself, {})).toMatchObject({
      status: 409,
      body: { code: 'derniere_administratrice' },
    })
    // A suspended administrator cannot replace her.
    const { id } = await createMembre(kit, {
      compte: { administratrice: true, suspendue_jusquau: '2030-01-01T00:00:00Z' },
    })
    expect((await update(herself, {})).status).toBe(409)
    expect((await update(id, {})).status).toBe(204)
  })

  test('leaves one administrator when two remove each other concurrently', async () => {
    const other = await kit.as('administratrice')
    const vu = { administratrice: true, territoires: [] }
    const answers = await Promise.all([
      update(other.id as AdherenteId, { vu }),
      update(administratrice.id as AdherenteId, { vu }, other),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const left = await kit.db.selectFrom('comptes').where('administratrice', '=', true).select('id').execute()
    expect(left).toHaveLength(1)
  })

  test('[R6-1] refuses a change based on an outdated page', async () => {
    const { id } = await createSamira()
    const other = await kit.as('administratrice')
    const vu = await look(id)
    expect((await update(id, { territoires: [drome], vu })).status).toBe(204)
    const before = await nbEntries(kit)
    const late = { status: 409, body: { code: 'version_depassee' } }
    expect(await update(id, { administratrice: true, vu }, other)).toMatchObject(late)
    expect(await look(id)).toEqual({ administratrice: false, territoires: [drome] })
    expect(await nbEntries(kit)).toBe(before)
    // Accepted after a new read; the order of the branches does not matter.
    const both = { administratrice: true, territoires: [trieves, drome] }
    expect((await update(id, both, other)).status).toBe(204)
    expect(await update(id, { territoires: [drome], vu: { ...both, administratrice: false } })).toMatchObject(
      late,
    )
    const read = { ...both, territoires: both.territoires.toReversed() }
    for (const seen of [both, read]) expect((await update(id, { ...both, vu: seen })).status).toBe(204)
    expect(await look(id)).toEqual(both)
  })

  test('accepts one of two concurrent changes and refuses the other', async () => {
    const { id } = await createSamira()
    const other = await kit.as('administratrice')
    const vu = await look(id)
    const answers = await Promise.all([
      update(id, { territoires: [drome, trieves], vu }),
      update(id, { territoires: [trieves], vu }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  })

  test('refuses a branch that closes meanwhile', async () => {
    const { id } = await createSamira()
    const closing = await createTerritoire(kit.db, { nom: 'Puisaye' })
    const vu = await look(id)
    const waiting = async () =>
      (
        await sql<{ n: number }>`
          select count(*) as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
      ).rows[0]?.n
    let named: ReturnType<typeof update> | undefined
    await kit.db.transaction().execute(async (trx) => {
      await trx.updateTable('territoires').set({ statut: 'fermee' }).where('id', '=', closing).execute()
      named = update(id, { territoires: [closing], vu })
      await expect.poll(() => waiting()).toBe(1)
    })
    expect(await named).toMatchObject({ status: 422, body: { violations: [{ champ: 'territoires' }] } })
    expect((await look(id)).territoires).toEqual([])
  })

  test('refuses a closed or unknown branch, and a member with an unfinished sign-up', async () => {
    const { id } = await createSamira()
    const closed = await createTerritoire(kit.db, { nom: 'Gâtinais', fermee: true })
    const unknown = '019a0000-0000-7000-8000-00000000dead' as TerritoireId
    for (const territoire of [closed, unknown])
      expect(await update(id, { territoires: [territoire] })).toMatchObject({
        status: 422,
        body: { violations: [{ champ: 'territoires' }] },
      })
    const { id: unfinished } = await createMembre(kit, { compte: { etape_inscription: 'etape_trois' } })
    expect(await update(unfinished, { territoires: [drome] })).toMatchObject({
      status: 409,
      body: { code: 'inscription_inachevee' },
    })
  })
})
