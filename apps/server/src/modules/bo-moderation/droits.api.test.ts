import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import { LECTURE_HEURES } from '@entrelles/contract/modules/bo-moderation/bo-moderation.policy.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createCoordination } from '#modules/session/session.factory.ts'
import { MOTIF, REPONSE, useDossiers } from './test-dossiers.ts'

const {
  kit,
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
let soizic: Client
let territoireId: string
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('signalements').execute()
  admin = await administratrice()
  const tregor = await coordinatrice('Trégor')
  soizic = tregor.client
  territoireId = tregor.territoireId
})

/** Every call of the back office about one report. */
const callsOf = (client: Client, id: DossierId) => ({
  read: () => read(client, id),
  take: () => take(client, id),
  release: () => client.call(endpoints.deletePriseEnCharge, { params: { id } }),
  note: () =>
    client.call(endpoints.createNoteSignalement, { params: { id }, body: { contenu: 'Déjà prévenue.' } }),
  decide: () => decide(client, id),
  end: () => end(client, id),
})
const statusesOf = async (client: Client, id: DossierId): Promise<number[]> => {
  const statuses: number[] = []
  for (const call of Object.values(callsOf(client, id))) statuses.push((await call()).status)
  return statuses
}
const HOUR_MS = 3_600_000
const NOT_FOUND = Array(6).fill(404)
const list = async (client: Client) =>
  (await client.call(endpoints.listSignalements, { query: {} })).body.signalements

describe('a coordinator', () => {
  test('[M11] reads and examines the reports of her branch', async () => {
    const { id } = await signale({ territoireId })
    expect((await list(soizic)).map((one) => one.id)).toEqual([id])
    expect((await read(soizic, id)).status).toBe(200)
    expect((await take(soizic, id)).status).toBe(204)
    expect((await decide(soizic, id, { action: 'masquer' })).status).toBe(204)
    expect((await end(soizic, id, { suite: 'traite' })).status).toBe(204)
  })

  test('[M15] [R6-4] a coordinator of another branch gets a 404 from every call', async () => {
    const stranger = await coordinatrice('Léon')
    const { id } = await signale({ territoireId })
    const national = await signale()
    expect(await list(stranger.client)).toEqual([])
    expect(await statusesOf(stranger.client, id)).toEqual(NOT_FOUND)
    expect(await statusesOf(stranger.client, national.id)).toEqual(NOT_FOUND)
    expect(await statusesOf(admin, randomUUID() as DossierId)).toEqual(NOT_FOUND)
  })

  test('[M11] reads no report of a private message, nor of a coordinator of any branch', async () => {
    const message = await signale({ territoireId, type: 'message' })
    const other = await coordinatrice('Léon')
    const about = await signale({ territoireId, auteure: other.client })
    expect(await list(soizic)).toEqual([])
    for (const { id } of [message, about]) {
      expect(await statusesOf(soizic, id)).toEqual(NOT_FOUND)
      expect((await read(admin, id)).status).toBe(200)
    }
  })

  test('[P-9] [M11] reads what reporters say without their names, which administrators read', async () => {
    const { id, signaleuses } = await signale({ territoireId, commentaires: ['Elle insiste', 'Moi aussi'] })
    const { body } = await read(soizic, id)
    expect(body.signalements).toMatchObject([
      { auteure: null, commentaire: 'Elle insiste' },
      { auteure: null, commentaire: 'Moi aussi' },
    ])
    const everything = JSON.stringify([body, await list(soizic)])
    for (const { id: signaleuse } of signaleuses) expect(everything).not.toContain(signaleuse)
    expect(everything).not.toContain('Zéphyrine')
    expect((await read(admin, id)).body.signalements[0]?.auteure).toMatchObject({
      id: signaleuses[0]?.id,
      prenom: 'Zéphyrine',
    })
  })

  test('[M11] [R6-1] neither suspends nor excludes: administrators close accounts', async () => {
    const { id } = await signale({ territoireId })
    await kit.confirm(soizic)
    await take(soizic, id)
    expect((await read(soizic, id)).body.droits.actions).toEqual(['masquer', 'avertir', 'restreindre'])
    for (const fields of [{ action: 'suspendre', jusquau: '2026-12-01' }, { action: 'exclure' }] as const)
      expect(await decide(soizic, id, fields)).toMatchObject({
        status: 403,
        body: { code: 'mesure_reservee' },
      })
  })

  test('[M11] reads, among the earlier reports of a member, only those that she may read', async () => {
    const auteure = await membre('Ombeline')
    const { id } = await signale({ territoireId, auteure })
    const here = await signale({ territoireId, auteure })
    const elsewhere = await signale({ auteure })
    const message = await signale({ territoireId, auteure, type: 'message' })
    const pastOf = async (client: Client) =>
      (await read(client, id)).body.antecedents.map((one) => one.id).sort()
    expect(await pastOf(soizic)).toEqual([here.id])
    expect(await pastOf(admin)).toEqual([here.id, elsewhere.id, message.id].sort())
  })

  test('[M11] no longer reads a report once its author coordinates a branch', async () => {
    const { id, auteure } = await signale({ territoireId })
    expect((await read(soizic, id)).status).toBe(200)
    await createCoordination(kit.db, kit.clock.now(), auteure.id ?? '', 'Léon')
    expect((await read(soizic, id)).status).toBe(404)
  })
})

describe('nobody', () => {
  test('[M11] reads or examines a report about herself, not even an administrator', async () => {
    const { id } = await signale({ auteure: admin, territoireId })
    const about = await createProfil(kit.db, kit.clock.now(), { compte: { administratrice: true } })
    const herself = await kit.signIn(about.id)
    const reporter = await membre('Zéphyrine')
    await reporter.call(moderationEndpoints.createSignalement, {
      body: { cibleType: 'adherente', cibleId: about.id, motif: 'sexisme' },
    })
    const profil = await openOf(about.id)
    expect(await statusesOf(admin, id)).toEqual(NOT_FOUND)
    expect(await statusesOf(herself, profil)).toEqual(NOT_FOUND)
    expect((await list(admin)).map((one) => one.id)).toEqual([profil])
    expect((await list(herself)).map((one) => one.id)).toEqual([id])
    expect((await herself.call(endpoints.getResumeSignalements, {})).body).toMatchObject({
      a_traiter: { nb: 1 },
    })
  })

  test('[M11] examines what she reported, not even an administrator: she may read the report, every other act is refused', async () => {
    const { id } = await signale({ signaleuse: admin })
    const { body } = await read(admin, id)
    expect(body).toMatchObject({
      empechement: 'de_sa_part',
      droits: { prendre: false, noter: false, actions: [], clore: false },
    })
    const { read: _read, ...acts } = callsOf(admin, id)
    for (const act of Object.values(acts))
      expect(await act()).toMatchObject({ status: 409, body: { code: 'de_sa_part' } })
    expect((await take(await administratrice(), id)).status).toBe(204)
  })
})

test.each(['inscription', 'expiree', 'adherente'] as const)(
  '[R6-3] [M15] the queue is closed to: %s',
  async (persona) => {
    const { id } = await signale({ territoireId })
    const client = await kit.as(persona)
    expect(await statusesOf(client, id)).toEqual(Array(6).fill(403))
    expect((await client.call(endpoints.listSignalements, { query: {} })).status).toBe(403)
  },
)

describe('[P-13] the journal notes who reads the report of a private message', () => {
  const lecturesOf = async ({ id = '' }: Client) => {
    const entrees = await kit.db
      .selectFrom('journal')
      .where('action', '=', 'moderation.lire_message')
      .where('auteure_id', '=', id)
      .select(['cible_id', 'cible_nom'])
      .execute()
    return entrees.map(({ cible_id, cible_nom }) => `${cible_nom} ${cible_id}`).sort()
  }
  const lineOf = (id: string) => `Message privé de Corinne Aubert ${id}`
  /** She signs in again: a moved clock ends sessions. */
  const later = async (ms: number) => {
    kit.clock.advance(ms)
    admin = await kit.signIn(admin.id ?? '')
  }

  test('once when she opens it, and not when the screen reads it again within an hour, even at the same time', async () => {
    const { id } = await signale({ type: 'message' })
    await Promise.all([read(admin, id), read(admin, id)])
    await later(LECTURE_HEURES * HOUR_MS - 1)
    expect((await read(admin, id)).status).toBe(200)
    expect(await lecturesOf(admin)).toEqual([lineOf(id)])
  })

  test('again an hour later, for another report, and for each who reads it', async () => {
    const { id } = await signale({ type: 'message' })
    const other = await signale({ type: 'message' })
    const seconde = await administratrice()
    await read(admin, id)
    await read(admin, other.id)
    await read(seconde, id)
    await later(LECTURE_HEURES * HOUR_MS)
    await read(admin, id)
    expect(await lecturesOf(admin)).toEqual([lineOf(id), lineOf(other.id), lineOf(id)].sort())
    expect(await lecturesOf(seconde)).toEqual([lineOf(id)])
  })

  test('and not who reads the report of a content that members see', async () => {
    const { id } = await signale()
    await read(admin, id)
    expect(await lecturesOf(admin)).toEqual([])
  })
})

test('[security 32] a body with an unknown key, an id that is none and a text that is too long are refused', async () => {
  const { id } = await signale()
  await take(admin, id)
  const post = (path: string, payload: object) =>
    admin.inject({ method: 'POST', url: `/api/bo/signalements/${path}`, payload })
  for (const [path, payload] of [
    [`${id}/notes`, { contenu: 'x'.repeat(2001) }],
    [`${id}/notes`, { contenu: '   ' }],
    [`${id}/decisions`, { action: 'avertir', motif: MOTIF, parId: admin.id }],
    [`${id}/decisions`, { action: 'bannir', motif: MOTIF }],
    [`${id}/decisions`, { action: 'avertir', motif: 'court' }],
    [`${id}/cloture`, { suite: 'nouveau', reponse: REPONSE }],
    [`${id}/cloture`, { suite: 'sans_suite', reponse: REPONSE, statut: 'traite' }],
    ['pas-un-id/notes', { contenu: 'x' }],
  ] as const)
    expect((await post(path, payload)).status, path).toBe(422)
  expect((await read(admin, id)).body).toMatchObject({ notes: [], decisions: [], statut: 'en_cours' })
})

test('[security 36] what those who examine write is kept and mailed as text, whatever it holds', async () => {
  const stored = XSS.filter((text) => !text.includes('\u0000')).join('')
  const words = `Nous avons lu. ${stored.slice(0, 900)} '; drop table signalements; --`
  const { id, auteure } = await signale()
  await take(admin, id)
  await admin.call(endpoints.createNoteSignalement, { params: { id }, body: { contenu: words } })
  expect((await decide(admin, id, { motif: words })).status).toBe(204)
  expect((await end(admin, id, { suite: 'traite', reponse: words })).status).toBe(204)
  const { body } = await read(admin, id)
  expect(body.notes[0]?.contenu).toBe(words)
  expect(body.decisions[0]?.motif).toBe(words)
  expect(body.suivi.find(({ etape }) => etape === 'clos')?.reponse).toBe(words)
  const email = await emailOf(auteure)
  const [mail] = (await mails()).filter(({ to }) => to === email)
  expect(mail?.text).toContain('Nous avons lu.')
  expect(mail?.html).not.toMatch(/<(?:script|img[^>]+onerror|iframe|svg)/i)
})
