import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { recoursEndpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { useDossiers } from './test-dossiers.ts'

const {
  kit,
  acts,
  administratrice,
  coordinatrice,
  membre,
  signale,
  openOf,
  read,
  take,
  decide,
  end,
  mails,
  emailOf,
} = useDossiers()
let admin: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  acts.splice(0)
  admin = await administratrice()
})

const DEUX = { commentaires: ['Un', 'Deux'] }
const TROIS = { commentaires: ['Un', 'Deux', 'Trois'] }
const taken = async (fields: Parameters<typeof signale>[0]) => {
  const dossier = await signale(fields)
  await take(admin, dossier.id)
  return dossier
}
/** Reports the post: by a new member, or by the given one. */
const report = async (cibleId: string, from?: Client): Promise<Client> => {
  kit.clock.advance(1000)
  const client = from ?? (await membre('Zéphyrine'))
  const { status } = await client.call(moderationEndpoints.createSignalement, {
    body: { cibleType: 'publication', cibleId, motif: 'publicite' },
  })
  expect(status).toBe(201)
  return client
}
const isMasque = async (id: DossierId) => (await read(admin, id)).body.masque
const masquesOf = async (client: Client) =>
  (await client.call(recoursEndpoints.listMesMesures, { query: {} })).body.masques

describe('[C2] [M11] what three reporters hide', () => {
  test('is shown again by any answer, unless a decision hides it: once it is answered, only a decision does', async () => {
    const dossiers = { averti: await taken(TROIS), masque: await taken(TROIS), sansSuite: await taken(TROIS) }
    const { averti, masque, sansSuite } = dossiers
    await decide(admin, averti.id)
    await decide(admin, masque.id, { action: 'masquer' })
    await end(admin, averti.id, { suite: 'traite' })
    await end(admin, masque.id, { suite: 'traite' })
    await end(admin, sansSuite.id)
    for (const [nom, { id, publication }] of Object.entries(dossiers)) {
      expect(publication.isMasquee, nom).toBe(nom === 'masque')
      expect(await isMasque(id), nom).toBe(nom === 'masque')
    }
  })

  test('is told to its author as waiting for somebody to look, until somebody has; no mail says that it is decided', async () => {
    const { id, auteure } = await signale(DEUX)
    expect(await masquesOf(auteure)).toEqual([])
    await mails()
    const dossier = await taken({ ...TROIS, auteure })
    expect(await masquesOf(auteure)).toEqual([{ cible: { type: 'publication', titre: 'Corinne Aubert' } }])
    expect(await masquesOf(dossier.signaleuses[0]!)).toEqual([])
    await decide(admin, dossier.id, { action: 'masquer' })
    expect(await masquesOf(auteure)).toEqual([])
    expect((await read(admin, id)).body.masque).toBe(false)
  })

  test('of a report that was answered before answers showed it again is not told as waiting, until an appeal waits', async () => {
    const { id, auteure } = await taken(TROIS)
    await decide(admin, id)
    await end(admin, id, { suite: 'traite' })
    await kit.db.updateTable('signalements').set({ masque_d_office: true }).where('id', '=', id).execute()
    expect(await masquesOf(auteure)).toEqual([])
    const { body } = await auteure.call(recoursEndpoints.listMesMesures, { query: {} })
    await auteure.call(recoursEndpoints.createRecoursMesure, {
      params: { id: body.mesures[0]!.id },
      body: { motif: 'Ce n’était pas une attaque.' },
    })
    expect(await masquesOf(auteure)).toHaveLength(1)
  })

  test('is not hidden again by one more reporter, whatever was decided of that version', async () => {
    for (const actions of [['masquer', 'restaurer'], ['avertir']] as const) {
      const { id, cibleId, publication } = await taken(DEUX)
      for (const action of actions) await decide(admin, id, { action })
      await report(cibleId)
      expect(publication.isMasquee).toBe(false)
      expect(await isMasque(id)).toBe(false)
      expect((await decide(admin, id, { action: 'restaurer' })).body).toMatchObject({ code: 'pas_masque' })
    }
  })

  test('is not hidden by the reporters of a new report, of the version about which somebody has decided', async () => {
    const { id, cibleId, publication } = await taken(DEUX)
    await decide(admin, id)
    await end(admin, id, { suite: 'traite' })
    for (let nb = 0; nb < 3; nb += 1) await report(cibleId)
    expect((await read(admin, await openOf(cibleId))).body).toMatchObject({
      statut: 'nouveau',
      nbSignalements: 3,
      masque: false,
    })
    expect(publication.isMasquee).toBe(false)
  })

  test('is not hidden again while an appeal is examined', async () => {
    const { id, cibleId, publication, signaleuses } = await taken(DEUX)
    await end(admin, id)
    const [first] = signaleuses
    const { body } = await first!.call(moderationEndpoints.listMesSignalements, { query: {} })
    await first!.call(recoursEndpoints.createRecoursSignalement, {
      params: { id: body.signalements[0]!.id },
      body: { motif: 'Cette publication vise encore une membre.' },
    })
    await report(cibleId)
    expect((await read(admin, id)).body).toMatchObject({ statut: 'rouvert', nbSignalements: 3 })
    expect(publication.isMasquee).toBe(false)
  })

  test('is hidden again by three others who report its next version, and the moderator may show it again', async () => {
    const { id, cibleId, publication } = await taken(TROIS)
    await decide(admin, id, { action: 'restaurer' })
    publication.version = 2
    for (const nb of [1, 2]) {
      await report(cibleId)
      expect(publication.isMasquee, `${nb}`).toBe(false)
    }
    await report(cibleId)
    expect(publication.isMasquee).toBe(true)
    expect(await isMasque(id)).toBe(true)
    expect((await decide(admin, id, { action: 'restaurer' })).status).toBe(204)
    expect(publication.isMasquee).toBe(false)
  })
})

describe('[M2] [M15] what its moderator hides with her report', () => {
  const hide = (client: Client, cibleId: string) =>
    client.call(moderationEndpoints.createSignalement, {
      body: { cibleType: 'publication', cibleId, motif: 'publicite', masquer: true },
    })
  /** A post of Cornouaille, which a member has reported. */
  const reported = async () => {
    const { client: soizic, territoireId } = await coordinatrice('Cornouaille')
    return { soizic, ...(await signale({ territoireId })) }
  }

  test('is hidden at once, and waits for somebody else to decide: not for her', async () => {
    const { soizic, id, cibleId, publication, auteure } = await reported()
    await mails()
    expect(await hide(soizic, cibleId)).toMatchObject({
      status: 201,
      body: { statut: 'nouveau', masque: true },
    })
    expect(publication.isMasquee).toBe(true)
    expect(acts).toEqual(['hide'])
    expect((await read(admin, id)).body).toMatchObject({ nbSignalements: 2, masque: true })
    expect(await masquesOf(auteure)).toHaveLength(1)
    expect((await mails()).map(({ to }) => to)).not.toContain(await emailOf(auteure))
    expect((await take(soizic, id)).body).toMatchObject({ code: 'de_sa_part' })
    const journal = await kit.db
      .selectFrom('journal')
      .where('action', '=', 'moderation.masquer')
      .where('cible_id', '=', id)
      .select(['auteure_id', 'apres'])
      .execute()
    expect(journal).toEqual([{ auteure_id: soizic.id, apres: { motif: 'publicite' } }])
  })

  test('stays hidden by a decision, which tells its author why and which she may contest', async () => {
    const { soizic, id, cibleId, publication, auteure } = await reported()
    await hide(soizic, cibleId)
    await take(admin, id)
    await mails()
    await decide(admin, id, { action: 'masquer' })
    await end(admin, id, { suite: 'traite' })
    expect(publication.isMasquee).toBe(true)
    const sent = await mails()
    const hers = await emailOf(auteure)
    expect(sent.filter(({ to }) => to === hers).map(({ subject }) => subject)).toEqual([
      'Ton contenu est masqué',
    ])
    const { body } = await auteure.call(recoursEndpoints.listMesMesures, { query: {} })
    expect(body).toMatchObject({ mesures: [{ action: 'masquer', recoursPossible: true }], masques: [] })
  })

  test('is shown again by an answer without a measure, and the same version is not hidden again', async () => {
    const { soizic, id, cibleId, publication } = await reported()
    await hide(soizic, cibleId)
    await take(admin, id)
    await end(admin, id)
    expect(publication.isMasquee).toBe(false)
    expect(await hide(soizic, cibleId)).toMatchObject({
      status: 201,
      body: { statut: 'sans_suite', masque: false },
    })
    expect(publication.isMasquee).toBe(false)
    publication.version = 2
    expect((await hide(soizic, cibleId)).body).toMatchObject({ statut: 'nouveau', masque: true })
    expect(publication.isMasquee).toBe(true)
  })

  test('is not hidden once somebody has decided about this version, and is hidden at the next', async () => {
    const { soizic, id, cibleId, publication } = await reported()
    await report(cibleId, soizic)
    await take(admin, id)
    await decide(admin, id)
    expect((await hide(soizic, cibleId)).body).toMatchObject({ masque: false })
    expect(publication.isMasquee).toBe(false)
    publication.version = 2
    expect((await hide(soizic, cibleId)).body).toMatchObject({ masque: true })
    expect((await read(admin, id)).body).toMatchObject({ nbSignalements: 2, masque: true })
  })

  test('is hidden by none but those who moderate it', async () => {
    const { cibleId, publication, signaleuses } = await reported()
    const { client: ailleurs } = await coordinatrice('Léon')
    for (const client of [ailleurs, signaleuses[0]!, await membre('Nadia')])
      expect(await hide(client, cibleId)).toMatchObject({ status: 403, body: { code: 'masquage_refuse' } })
    expect(publication.isMasquee).toBe(false)
  })
})
