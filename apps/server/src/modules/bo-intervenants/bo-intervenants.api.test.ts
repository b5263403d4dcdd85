import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boIntervenantsEndpoints as endpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsEndpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { jpeg } from '#modules/medias/medias.factory.ts'

const kit = useTestApp()
const HEURE = 3_600_000
const UNKNOWN = '019a0000-0000-7000-8000-000000000001' as IntervenantId
let administratrice: Client
let coordinatrice: Client
let hers: TerritoireId

type Detail = DetailIntervenantBo & ErrorBody
const add = (fields: Parameters<typeof createIntervenant>[2] = {}) =>
  createIntervenant(kit.db, kit.clock.now(), fields)
const get = async (id: IntervenantId, client = administratrice) =>
  (
    await client.call<typeof endpoints.getIntervenantBo, Detail>(endpoints.getIntervenantBo, {
      params: { id },
    })
  ).body
const names = async (query = {}, client = coordinatrice) =>
  (await client.call(endpoints.listIntervenants, { query })).body.intervenants.map(({ nom }) => nom)
const latest = async () =>
  (await administratrice.call(boJournalEndpoints.listJournal, { query: {} })).body.entrees[0]
const attached = async () =>
  (await kit.db.selectFrom('medias').where('attache_le', 'is not', null).select('nom').execute()).map(
    ({ nom }) => nom,
  )

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('intervenants').execute()
  await kit.db.deleteFrom('medias').execute()
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  kit.mail.sent.length = 0
  kit.clock.advance(60_000)
  administratrice = await kit.as('administratrice')
  hers = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
  const { id } = await createProfil(kit.db, kit.clock.now(), { coordonne: 'Cornouaille' })
  coordinatrice = await kit.signIn(id)
})

describe('GET /api/bo/intervenants', () => {
  test('[R2.1-20] [R6-4] a coordinator lists every speaker by name, in three tabs with their counts', async () => {
    await add({ nom: 'Vasseur' })
    await add({ nom: 'Élie', consent: false })
    await add({ nom: 'Carrère' })
    await add({ nom: 'Ancienne', statut: 'archive', consent: false })
    expect(await names()).toEqual(['Carrère', 'Élie', 'Vasseur'])
    expect(await names({ onglet: 'a_recueillir' })).toEqual(['Élie'])
    expect(await names({ onglet: 'archivees' })).toEqual(['Ancienne'])
    expect((await coordinatrice.call(endpoints.getResumeIntervenants, {})).body).toEqual({
      actives: { nb: 3 },
      a_recueillir: { nb: 1 },
      archivees: { nb: 1 },
    })
  })

  test('[M7] word prefixes, theme and branch filter the list', async () => {
    const theme = await referentielOf(kit.db, 'theme', 'Finances')
    const roussel = await add()
    await add({ prenom: 'Hervé', nom: 'Le Goff', entreprise: 'Cabinet d’à côté', profession: 'Juriste' })
    await kit.db
      .insertInto('intervenants_themes')
      .values({ intervenant_id: roussel, theme_id: theme })
      .execute()
    await kit.db
      .insertInto('intervenants_territoires')
      .values({ intervenant_id: roussel, territoire_id: hers })
      .execute()
    expect(await names({ termes: 'hel rous' })).toEqual(['Roussel'])
    expect(await names({ termes: 'CABINÉT' })).toEqual(['Le Goff', 'Roussel'])
    expect(await names({ termes: 'experte-comptable' })).toEqual(['Roussel'])
    expect(await names({ termes: 'helene juriste' })).toEqual([])
    expect(await names({ thematique: theme })).toEqual(['Roussel'])
    expect(await names({ territoire: hers, termes: 'her' })).toEqual([])
    const { body } = await coordinatrice.call(endpoints.listChoixIntervenants, { query: { termes: 'jur' } })
    expect(body).toMatchObject([{ prenom: 'Hervé', nom: 'Le Goff', profession: 'Juriste' }])
  })

  test("[M7] the list counts every event of a speaker; her page hides other branches' drafts from a coordinator", async () => {
    const id = await add()
    await createEvenement(kit.db, kit.clock.now(), { titre: 'Publié', intervenantIds: [id] })
    await createEvenement(kit.db, kit.clock.now(), {
      titre: 'Ailleurs',
      brouillon: true,
      debut: null,
      intervenantIds: [id],
    })
    await createEvenement(kit.db, kit.clock.now(), {
      titre: 'Chez elle',
      brouillon: true,
      debut: null,
      intervenantIds: [id],
      territoireIds: [hers],
    })
    const { body } = await coordinatrice.call(endpoints.listIntervenants, { query: {} })
    expect(body.intervenants[0]).toMatchObject({
      nbEvenements: 3,
      consentement: { preuve: 'formulaire', texteVersion: 1 },
    })
    const titles = async (client: Client) =>
      (await get(id, client)).evenements.map(({ titre }) => titre).sort()
    expect(await titles(administratrice)).toEqual(['Ailleurs', 'Chez elle', 'Publié'])
    expect(await titles(coordinatrice)).toEqual(['Chez elle', 'Publié'])
    expect((await get(id)).droits).toEqual({ supprimer: true, fusionner: true })
    expect((await get(id, coordinatrice)).droits).toEqual({ supprimer: false, fusionner: false })
  })
})

const form = { prenom: 'Inès', nom: 'Morel', email: 'ines@exemple.fr', telephone: '06 39 98 04 27' }
const create = (body: object, client = coordinatrice, headers = {}) =>
  client.call<typeof endpoints.createIntervenant, Detail>(
    endpoints.createIntervenant,
    { body: body as never },
    headers,
  )
const update = (id: IntervenantId, body: object, client = coordinatrice) =>
  client.call<typeof endpoints.updateIntervenant, Detail>(endpoints.updateIntervenant, {
    params: { id },
    body: body as never,
  })
const sendPhoto = async (client: Client) => {
  const fichier = new File([new Uint8Array(await jpeg())], 'photo.jpg', { type: 'image/jpeg' })
  const { body } = await client.call(mediasEndpoints.createMedia, { body: { fichier, usage: 'intervenant' } })
  return body
}

describe('creating and updating a speaker', () => {
  test('[M7] [R6-4] a coordinator creates a speaker with every field; contact details stay out of the journal', async () => {
    const theme = await referentielOf(kit.db, 'theme', 'Numérique')
    const photo = await sendPhoto(coordinatrice)
    const { status, body } = await create({
      ...form,
      photoId: photo.id,
      adherenteId: coordinatrice.id,
      thematiques: [theme, theme],
      territoires: [hers],
      siteWeb: 'https://exemple.fr',
      noteInterne: 'Préfère les groupes de 15.',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      prenom: 'Inès',
      telephone: '0639980427',
      photo: photo.nom,
      adherente: { id: coordinatrice.id },
      thematiques: [{ libelle: 'Numérique' }],
      territoires: [{ nom: 'Cornouaille' }],
      consentement: null,
      statut: 'actif',
      version: 1,
    })
    expect(await attached()).toEqual([photo.nom])
    const line = await latest()
    expect(line).toMatchObject({ action: 'intervenants.creer', cible: { nom: 'Inès Morel' } })
    expect(JSON.stringify(line)).not.toMatch(/ines@|0639980427|groupes de 15/)
  })

  test('[M7] a repeated idempotency key creates one speaker', async () => {
    const headers = { 'idempotency-key': 'essai-intervenante-1' }
    const one = await create(form, coordinatrice, headers)
    expect((await create(form, coordinatrice, headers)).body.id).toBe(one.body.id)
  })

  test('[M7] an unknown member, theme, branch or photo is refused on its field', async () => {
    const refused = await create({
      ...form,
      adherenteId: UNKNOWN,
      thematiques: [UNKNOWN],
      territoires: [UNKNOWN],
    })
    expect(refused.status).toBe(422)
    expect(refused.body.violations?.map(({ champ }) => champ)).toEqual([
      'adherenteId',
      'thematiques',
      'territoires',
    ])
    expect(await create({ ...form, photoId: UNKNOWN as string as MediaId })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'photoId' }] },
    })
  })

  test('[M7] an update without a photo keeps the current one, null removes it, and an outdated version is refused', async () => {
    const photo = await sendPhoto(coordinatrice)
    const { body } = await create({ ...form, photoId: photo.id })
    const changed = await update(body.id, { ...form, nom: 'Morel-Petit', version: 1 })
    expect(changed).toMatchObject({ status: 200, body: { nom: 'Morel-Petit', photo: photo.nom, version: 2 } })
    expect(await update(body.id, { ...form, version: 1 })).toMatchObject({ status: 409 })
    expect(await update(body.id, { ...form, version: 2, photoId: null })).toMatchObject({
      body: { photo: null },
    })
    expect(await attached()).toEqual([])
    expect((await update(UNKNOWN, { ...form, version: 1 })).status).toBe(404)
  })

  test('[M7] a speaker is archived, then restored', async () => {
    const { body } = await create(form)
    expect(await update(body.id, { ...form, version: 1, statut: 'archive' })).toMatchObject({
      body: { statut: 'archive' },
    })
    expect(await latest()).toMatchObject({ action: 'intervenants.archiver' })
    kit.clock.advance(1000)
    expect(await update(body.id, { ...form, version: 2 })).toMatchObject({ body: { statut: 'actif' } })
    expect(await latest()).toMatchObject({ action: 'intervenants.modifier' })
  })
})

describe('DELETE /api/bo/intervenants/{id}', () => {
  const remove = (id: IntervenantId) => administratrice.call(endpoints.deleteIntervenant, { params: { id } })

  test('[M7] a speaker without events is deleted; one with events is archived and keeps them', async () => {
    const [free, busy] = [await add(), await add({ nom: 'Vasseur' })]
    await createEvenement(kit.db, kit.clock.now(), { intervenantIds: [busy] })
    expect((await remove(free)).status).toBe(204)
    expect(await latest()).toMatchObject({ action: 'intervenants.supprimer' })
    kit.clock.advance(1000)
    expect((await remove(busy)).status).toBe(204)
    expect(await latest()).toMatchObject({ action: 'intervenants.archiver' })
    expect(await get(busy)).toMatchObject({ statut: 'archive', nbEvenements: 1 })
    expect((await remove(free)).status).toBe(404)
  })
})

describe('POST /api/bo/intervenants/{id}/fusion', () => {
  const merge = (id: IntervenantId, doublonId: IntervenantId, client = administratrice) =>
    client.call<typeof endpoints.mergeIntervenants, Detail>(endpoints.mergeIntervenants, {
      params: { id },
      body: { doublonId },
    })

  test('[M7] the kept record gains the events, themes, branches, missing fields and contact details of the duplicate', async () => {
    const kept = await add({ email: 'a@exemple.fr', telephone: null, note_interne: 'Note A', consent: false })
    const other = await add({
      nom: 'Rousel',
      email: 'b@exemple.fr',
      telephone: '0639980427',
      biographie: 'Vingt ans de métier.',
      note_interne: 'Note B',
      photo: 'photo.webp',
    })
    const theme = await referentielOf(kit.db, 'theme', 'Finances')
    await kit.db
      .insertInto('intervenants_themes')
      .values([
        { intervenant_id: other, theme_id: theme },
        { intervenant_id: kept, theme_id: theme },
      ])
      .execute()
    await kit.db
      .insertInto('intervenants_territoires')
      .values({ intervenant_id: other, territoire_id: hers })
      .execute()
    const both = await createEvenement(kit.db, kit.clock.now(), {
      titre: 'Les deux',
      intervenantIds: [other, kept],
    })
    const one = await createEvenement(kit.db, kit.clock.now(), {
      titre: 'La seconde',
      intervenantIds: [other],
    })
    const { status, body } = await merge(kept, other)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: kept,
      nom: 'Roussel',
      email: 'a@exemple.fr',
      telephone: '0639980427',
      biographie: 'Vingt ans de métier.',
      photo: 'photo.webp',
      consentement: { preuve: 'formulaire' },
      thematiques: [{ id: theme }],
      territoires: [{ id: hers }],
      nbEvenements: 2,
    })
    expect(body.noteInterne).toBe('Autre e-mail\u202f: b@exemple.fr\nNote A\nNote B')
    expect(body.evenements.map(({ id }) => id).sort()).toEqual([both, one].sort())
    expect((await administratrice.call(endpoints.getIntervenantBo, { params: { id: other } })).status).toBe(
      404,
    )
    expect(await latest()).toMatchObject({
      action: 'intervenants.fusionner',
      resume: 'Fiche jointe\u202f: Hélène Rousel',
    })
  })

  test('[M7] the merged record is hidden when either was, and the photo it does not keep is detached', async () => {
    const [a, b] = [await sendPhoto(administratrice), await sendPhoto(administratrice)]
    const [one, two] = [
      (await create({ ...form, photoId: a.id }, administratrice)).body.id,
      (await create({ ...form, photoId: b.id, visible: false }, administratrice)).body.id,
    ]
    expect(await merge(one, two)).toMatchObject({ body: { photo: a.nom, visible: false } })
    expect(await attached()).toEqual([a.nom])
  })

  test('[M7] a merge with itself, with an unknown speaker or by a coordinator is refused', async () => {
    const id = await add()
    expect(await merge(id, id)).toMatchObject({ status: 409, body: { code: 'fusion_identique' } })
    expect((await merge(id, UNKNOWN)).status).toBe(404)
    expect((await merge(UNKNOWN, id)).status).toBe(404)
    expect((await merge(id, await add(), coordinatrice)).status).toBe(403)
  })

  test('[M7] two merges in opposite directions at once leave one record', async () => {
    const [one, two] = [await add(), await add()]
    const answers = await Promise.all([merge(one, two), merge(two, one)])
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '404'])
    expect(await kit.db.selectFrom('intervenants').select('id').execute()).toHaveLength(1)
  })
})

describe('consent', () => {
  const ask = (id: IntervenantId) =>
    coordinatrice.call<typeof endpoints.sendDemandeConsentement, Detail>(endpoints.sendDemandeConsentement, {
      params: { id },
    })
  const note = (id: IntervenantId, body: object) =>
    coordinatrice.call<typeof endpoints.createConsentement, Detail>(endpoints.createConsentement, {
      params: { id },
      body: body as never,
    })
  const withdraw = (id: IntervenantId) => coordinatrice.call(endpoints.deleteConsentement, { params: { id } })

  test('[M7] consent is requested by mail, with the text to accept, once a day at most', async () => {
    const id = await add({ consent: false, email: 'helene@exemple.fr' })
    expect(await ask(id)).toMatchObject({
      status: 200,
      body: { consentementDemandeLe: expect.any(String), consentement: null },
    })
    expect(await latest()).toMatchObject({ action: 'intervenants.demander_consentement' })
    expect(await ask(id)).toMatchObject({ status: 429, body: { code: 'demande_recente' } })
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
    expect(kit.mail.sent[0]).toMatchObject({ to: 'helene@exemple.fr' })
    expect(kit.mail.sent[0]?.text).toContain('J’accepte que mon nom, ma photo')
    kit.clock.advance(24 * HEURE)
    administratrice = await kit.signIn(administratrice.id ?? '')
    coordinatrice = await kit.signIn(coordinatrice.id ?? '')
    expect((await ask(id)).status).toBe(200)
  })

  test('[M7] the consent of an unknown speaker is neither requested nor recorded', async () => {
    expect((await ask(UNKNOWN)).status).toBe(404)
    expect((await note(UNKNOWN, { preuve: 'mail', date: '2026-01-05' })).status).toBe(404)
  })

  test('[M7] no mail goes to a speaker without an address, nor to one who has consented, even after the request', async () => {
    const [nowhere, agreed] = [await add({ consent: false }), await add({ email: 'a@exemple.fr' })]
    expect(await ask(nowhere)).toMatchObject({ status: 409, body: { code: 'email_manquant' } })
    expect(await ask(agreed)).toMatchObject({ status: 409, body: { code: 'consentement_deja_donne' } })
    const quick = await add({ consent: false, email: 'b@exemple.fr' })
    await ask(quick)
    await note(quick, { preuve: 'oral_note', date: '2026-01-05' })
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
  })

  test.each(['formulaire', 'mail', 'oral_note'])(
    '[M7] consent is recorded with its day, text version and proof: %s',
    async (preuve) => {
      const id = await add({ consent: false })
      const { status, body } = await note(id, { preuve, date: '2026-01-05' })
      expect(status).toBe(200)
      expect(body.consentement).toMatchObject({ preuve, texteVersion: 1 })
      expect(body.consentement?.date.slice(0, 10)).toBe('2026-01-05')
      expect(await latest()).toMatchObject({ action: 'intervenants.noter_consentement' })
      const member = await kit.as('adherente')
      expect((await member.call(intervenantsEndpoints.getIntervenant, { params: { id } })).status).toBe(200)
      expect(await note(id, { preuve, date: '2026-01-05' })).toMatchObject({ status: 409 })
    },
  )

  test('[M7] consent dated in the future is refused', async () => {
    const id = await add({ consent: false })
    expect(await note(id, { preuve: 'mail', date: '2099-01-01' })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'date', message: 'Cette date n’est pas encore passée.' }] },
    })
  })

  test('[M7] members no longer see a speaker who withdraws her consent', async () => {
    const id = await add()
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { consentement: null } })
    expect(await latest()).toMatchObject({ action: 'intervenants.retirer_consentement' })
    const member = await kit.as('adherente')
    expect((await member.call(intervenantsEndpoints.getIntervenant, { params: { id } })).status).toBe(404)
    expect((await withdraw(UNKNOWN)).status).toBe(404)
  })

  test('[M7] [M16] a speaker withdraws her consent while an event that names her is saved: both are done', async () => {
    const id = await add()
    const evenementId = await createEvenement(kit.db, kit.clock.now(), { intervenantIds: [id] })
    const nbWaiting = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
      ).rows[0]?.n
    const withdrawn = await kit.db.transaction().execute(async (tx) => {
      await sql`select from evenements where id = ${evenementId} for no key update`.execute(tx)
      const withdrawing = withdraw(id)
      await expect.poll(nbWaiting).toBe(1)
      const link = { evenement_id: evenementId, intervenant_id: id, ordre: 0 }
      await tx.deleteFrom('evenements_intervenants').where('evenement_id', '=', evenementId).execute()
      await tx.insertInto('evenements_intervenants').values(link).execute()
      return { withdrawing }
    })
    expect((await withdrawn.withdrawing).status).toBe(200)
    const words = await kit.db
      .selectFrom('recherche_cles')
      .where('id', '=', evenementId)
      .select('cle')
      .execute()
    expect(words.map(({ cle }) => cle)).not.toContain('roussel')
  })
})
