import { ACTION_MAX, type ActionForm } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '#db/test-transaction.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { attachTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { attachFichesJob } from './rattachement-fiches.jobs.ts'
import {
  createBranche,
  createMembre,
  latestEntry,
  nbEntries,
  nbWaiting,
  type Branche,
} from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let drome: Branche
let trieves: Branche

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  administratrice = await kit.as('administratrice')
  drome = await createBranche(kit, 'Vallée de la Drôme')
  trieves = await createBranche(kit, 'Trièves')
})
beforeEach(async () => {
  await moveTo('2026-11-15T09:00:00Z')
  await kit.runJobs()
  kit.mail.sent.length = 0
})

/** Tokens last ten minutes, so she logs in again after the clock moves. */
const moveTo = async (instant: string): Promise<void> => {
  kit.clock.set(instant)
  administratrice = await kit.signIn(administratrice.id ?? '')
}

type Fields = NonNullable<Parameters<typeof createMembre>[1]>['compte']
const createIn = async (branche: Branche, nom: string, fields: Fields = {}) =>
  createMembre(kit, {
    territoire: branche.nom,
    compte: { prenom: 'Léa', nom, paye_jusquau: '2026-12-03', ...fields },
  })
const simulate = (body: ActionForm, client = administratrice) =>
  client.call(endpoints.getSimulationAction, { body })
const act = (body: ActionForm, client = administratrice, key?: string) =>
  client.call(endpoints.createActionFiches, { body }, key === undefined ? {} : { 'idempotency-key': key })

describe('relancer_adhesion', () => {
  test('[R2.1-18] simulates without writing, then mails the members concerned', async () => {
    const { id, email } = await createIn(drome, 'Fontaine')
    const { id: late } = await createIn(drome, 'Sarr', { paye_jusquau: '2027-06-01' })
    const form = { action: 'relancer_adhesion', ids: [id, late] } as const
    const before = await nbEntries(kit)
    const { body } = await simulate({ ...form, ids: [...form.ids] })
    expect(body).toEqual({
      nbConcernees: 1,
      nbIgnorees: 1,
      motifs: [
        {
          motif: 'adhesion_a_jour',
          libelle: 'adhésion à jour',
          nb: 1,
          exemples: [
            {
              id: late,
              prenom: 'Léa',
              nom: 'Sarr',
              photo: null,
              raison: 'adhésion à jour, jusqu’au 1er\u00a0juin 2027',
            },
          ],
        },
      ],
      courrier: { sujet: 'Ton adhésion se termine dans 18 jours', paragraphes: [expect.any(String)] },
    })
    expect(await nbEntries(kit)).toBe(before)
    expect(await kit.runJobs()).toBe(0)

    expect(await act({ ...form, ids: [...form.ids] })).toMatchObject({
      status: 200,
      body: { nbConcernees: 1, nbIgnorees: 1 },
    })
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adherentes.relancer_adhesion',
      type: 'adherente',
      id,
      apres: { concernees: 1, ignorees: 1 },
    })
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ to: email, subject: 'Ton adhésion se termine dans 18 jours' }])
  })

  test('[R2.1-18] is limited to once a week per member', async () => {
    const { id } = await createIn(drome, 'Hoarau')
    const form: ActionForm = { action: 'relancer_adhesion', ids: [id] }
    await act(form)
    const raison = async () => (await simulate(form)).body.motifs[0]?.exemples[0]?.raison
    expect(await raison()).toBe('déjà relancée aujourd’hui')
    await moveTo('2026-11-16T07:00:00Z')
    expect(await raison()).toBe('déjà relancée hier')
    await moveTo('2026-11-18T09:00:00Z')
    expect(await raison()).toBe('déjà relancée il y a 3 jours')
    expect(await act(form)).toMatchObject({ status: 409, body: { code: 'aucune_concernee' } })
    await moveTo('2026-11-22T09:00:00Z')
    expect(await act(form)).toMatchObject({ status: 200, body: { nbConcernees: 1 } })
  })

  test('[R2.1-18] sends once for the same key, and once for two concurrent clicks', async () => {
    const { id } = await createIn(drome, 'Nguyen')
    const form: ActionForm = { action: 'relancer_adhesion', ids: [id] }
    const [one, other] = [
      await act(form, administratrice, 'cle-1234'),
      await act(form, administratrice, 'cle-1234'),
    ]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body).toEqual(one.body)
    const { id: second } = await createIn(drome, 'Diallo')
    const twice: ActionForm = { action: 'relancer_adhesion', ids: [second] }
    const statuses = (await Promise.all([act(twice), act(twice)])).map(({ status }) => status)
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409])
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(2)
  })

  test.each([
    ['inscription_inachevee', { etape_inscription: 'etape_trois' }],
    ['email_non_valide', { email_valide_le: null }],
    ['administratrice', { administratrice: true }],
    ['rappels_refuses', { rappels_adhesion: false }],
    ['suspendue', { suspendue_jusquau: '2027-01-01T00:00:00Z' }],
    ['suppression_demandee', { suppression_demandee_le: '2026-11-14T00:00:00Z' }],
  ] as const)('[R2.1-18] skips a member with the reason %s', async (motif, fields) => {
    const { id } = await createIn(drome, 'Perrot', fields)
    const { body } = await simulate({ action: 'relancer_adhesion', ids: [id] })
    expect(body).toMatchObject({ nbConcernees: 0, nbIgnorees: 1, motifs: [{ motif, nb: 1 }], courrier: null })
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
  })

  test('does not send a mail whose reason has gone', async () => {
    const { id } = await createIn(drome, 'Carrère')
    await act({ action: 'relancer_adhesion', ids: [id] })
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2027-12-03' }).where('id', '=', id).execute()
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
  })

  test('tells a member who never paid how to join', async () => {
    const { id } = await createIn(drome, 'Mbarga', { paye_jusquau: null })
    await act({ action: 'relancer_adhesion', ids: [id] })
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ subject: 'Il ne te reste qu’à adhérer' }])
  })
})

test('[R2.1-18] an action on more members than the maximum is refused', async () => {
  const { id } = await createIn(drome, 'Modèle')
  await fill(kit.db, async (tx) => {
    await sql`
      insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, email_valide_le, date_inscription)
      select gen_random_uuid(), 'foule-' || n || '@entrelles.test', mot_de_passe, prenom, 'Innombrable',
        etape_inscription, email_valide_le, date_inscription
      from comptes, generate_series(1, ${ACTION_MAX + 1}::int) n where id = ${id}`.execute(tx)
  })
  const form: ActionForm = { action: 'relancer_adhesion', filtre: { termes: 'innombrable' } }
  const refused = { status: 409, body: { code: 'trop_nombreuses' } }
  expect([await simulate(form), await act(form)]).toMatchObject([refused, refused])
  await kit.db.deleteFrom('comptes').where('nom', '=', 'Innombrable').execute()
})

describe('relancer_inscription', () => {
  test('[R2.1-18] mails only the members with an unfinished sign-up, selected by filter', async () => {
    const fields = { etape_inscription: 'etape_quatre', paye_jusquau: null } as const
    const { email } = await createIn(drome, 'Inachevée', fields)
    await createIn(drome, 'Sansadresse', { ...fields, email_valide_le: null })
    const filtre = { etapeInscription: 'inachevee' as const }
    const { body } = await act({ action: 'relancer_inscription', filtre })
    expect(body).toMatchObject({ nbConcernees: 1, motifs: [{ motif: 'email_non_valide', nb: 1 }] })
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ to: email, subject: 'Ton inscription t’attend' }])
    expect(kit.mail.sent[0]?.html).toContain('href="http://localhost:3000/connexion"')
    const { id } = await createIn(drome, 'Achevée')
    expect((await simulate({ action: 'relancer_inscription', ids: [id] })).body.motifs).toMatchObject([
      { motif: 'inscription_terminee' },
    ])
  })
})

describe('rattacher', () => {
  test('[R2.1-18] attaches members to a branch other than that of their commune', async () => {
    const { id } = await createIn(drome, 'Déménagée')
    const { id: there } = await createIn(trieves, 'Voisine')
    const form: ActionForm = { action: 'rattacher', ids: [id, there], territoireId: trieves.id }
    expect((await act(form)).body).toMatchObject({ nbConcernees: 1, motifs: [{ motif: 'deja_rattachee' }] })
    const { body } = await administratrice.call(endpoints.getFiche, { params: { id } })
    expect(body).toMatchObject({ territoire: { id: trieves.id }, modeRattachement: 'coordinatrice' })
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adherentes.rattacher',
      apres: { antenne: 'Trièves' },
    })
  })

  test('[R2.1-18] leaves large selections to the worker', async () => {
    const vercors = await createTerritoire(kit.db, { nom: 'Vercors' })
    for (let n = 0; n < 60; n += 1) await createIn(drome, 'Nombreuse')
    const filtre = { termes: 'nombreuse' }
    const { body } = await act({ action: 'rattacher', filtre, territoireId: vercors })
    expect(body.nbConcernees).toBe(60)
    expect(await latestEntry(kit)).toMatchObject({ type: 'adherentes', nom: '60 adhérentes' })
    await kit.runJobs()
    const { body: list } = await administratrice.call(endpoints.listFiches, {
      query: { territoire: vercors },
    })
    expect(list.nbadherentes).toBe(60)
  })

  test('the worker skips members who chose a branch since, or left the reach of the caller', async () => {
    const { id: stays } = await createIn(drome, 'Reste')
    const { id: chooses } = await createIn(drome, 'Choisit')
    const { id: moved } = await createIn(drome, 'Partie')
    const vercors = await createTerritoire(kit.db, { nom: 'Quatre-Montagnes' })
    const le = kit.clock.now().toISOString()
    kit.clock.advance(1000)
    await attachTerritoire(kit.db, kit.clock.now(), chooses, drome.id)
    await kit.db
      .updateTable('rattachements')
      .set({ territoire_id: trieves.id, mode: 'automatique' })
      .where('compte_id', '=', moved)
      .execute()
    const data = {
      territoireId: vercors,
      compteIds: [stays, chooses, moved],
      portee: [drome.id, vercors],
      le,
    }
    await attachFichesJob.run(data, jobCtxOf(kit.services)(kit.services.log))
    const territoireOf = async (id: AdherenteId) =>
      (await administratrice.call(endpoints.getFiche, { params: { id } })).body.territoire?.id
    expect(await Promise.all([stays, chooses, moved].map(territoireOf))).toEqual([
      vercors,
      drome.id,
      trieves.id,
    ])
  })

  test('refuses a closed or a missing branch', async () => {
    const { id } = await createIn(drome, 'Fidèle')
    const closed = await createTerritoire(kit.db, { nom: 'Gâtinais', fermee: true })
    expect((await act({ action: 'rattacher', ids: [id], territoireId: closed })).status).toBe(404)
    expect(await act({ action: 'rattacher', ids: [id] })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'territoireId' }] },
    })
    expect(await act({ action: 'relancer_adhesion' })).toMatchObject({ status: 422 })
  })
})

describe('[R6-4] [P-13] a coordinator', () => {
  test('acts only on the members of her branch', async () => {
    const { id: mine } = await createIn(drome, 'Mienne')
    const { id: foreign } = await createIn(trieves, 'Autre')
    const ids = (...these: AdherenteId[]): ActionForm => ({ action: 'relancer_adhesion', ids: these })
    expect((await act(ids(mine), drome.client)).status).toBe(200)
    for (const call of [simulate, act]) {
      expect((await call(ids(foreign), drome.client)).status).toBe(404)
      expect((await call(ids(mine, foreign), drome.client)).status).toBe(404)
    }
  })

  test('cannot act on a member who leaves her branch while the request waits for a lock', async () => {
    const { id } = await createIn(drome, 'Partante')
    let acted: ReturnType<typeof act> | undefined
    await kit.db.transaction().execute(async (trx) => {
      await attachTerritoire(trx, kit.clock.now(), id, trieves.id)
      acted = act({ action: 'relancer_adhesion', ids: [id] }, drome.client)
      await expect.poll(() => nbWaiting(kit)).toBe(1)
    })
    expect((await acted)?.status).toBe(404)
  })

  test('selects only her own members by filter, and gets a 404 for another branch', async () => {
    const fields = { etape_inscription: 'etape_quatre', paye_jusquau: null } as const
    const { email } = await createIn(drome, 'Mienne', fields)
    await createIn(trieves, 'Autre', fields)
    const own = (await drome.client.call(endpoints.listFiches, { query: {} })).body.nbadherentes
    const all: ActionForm = { action: 'relancer_inscription', filtre: {} }
    for (const call of [simulate, act]) {
      const { body } = await call(all, drome.client)
      expect(body.nbConcernees + body.nbIgnorees).toBe(own)
    }
    await kit.runJobs()
    expect(kit.mail.sent.map(({ to }) => to)).toEqual([email])
    const foreign = { action: 'relancer_adhesion', filtre: { territoire: trieves.id } } as const
    expect((await simulate(foreign, drome.client)).status).toBe(404)
  })

  test('attaches members only to a branch she coordinates', async () => {
    const { id } = await createIn(drome, 'Sienne')
    const to = (territoireId: typeof drome.id): ActionForm => ({
      action: 'rattacher',
      ids: [id],
      territoireId,
    })
    expect((await act(to(trieves.id), drome.client)).status).toBe(404)
    expect(await simulate(to(drome.id), drome.client)).toMatchObject({
      status: 200,
      body: { motifs: [{ motif: 'deja_rattachee' }] },
    })
  })
})
