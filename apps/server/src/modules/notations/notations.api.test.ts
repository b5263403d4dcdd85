import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { notationsEndpoints as endpoints } from '@entrelles/contract/modules/notations/notations.endpoints.ts'
import type { NotationId } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'

const kit = useTestApp()
let adherente: Client

beforeEach(async () => {
  kit.clock.set('2027-01-20T12:00:00Z')
  await kit.db.deleteFrom('notations').execute()
  await kit.db.deleteFrom('notations_mois').execute()
  adherente = await kit.as('adherente')
})

type Fields = { note?: number; commentaire?: string; isWithoutNotationAndComment?: boolean }

const create = (client: Client, body: Fields) => client.call(endpoints.createNotation, { body })
const created = async (client: Client, body: Fields): Promise<NotationId> =>
  (await create(client, body)).body.id

/** Sends the fields as multipart form data, as the browser does. */
const createMultipart = async (client: Client, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sent = new Response(form)
  return client.inject({
    method: 'POST',
    url: '/api/notation/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}

const rows = () =>
  kit.db
    .selectFrom('notations')
    .orderBy('mois')
    .orderBy('id')
    .select(['compte_id', 'mois', 'note', 'commentaire'])
    .execute()

/** The counters of a month: without a score, then from 1 to 5. */
const counts = async (mois = '2027-01-01') => {
  const row = await kit.db
    .selectFrom('notations_mois')
    .where('mois', '=', mois)
    .select(['sans_note', 'note_1', 'note_2', 'note_3', 'note_4', 'note_5'])
    .executeTakeFirst()
  return row && Object.values(row)
}

describe('POST /api/notation/', () => {
  test('[R7-6] [R3-10] a multipart score with a comment answers 201 with the id and the date alone', async () => {
    const { status, body } = await createMultipart(adherente, { note: '4', commentaire: ' Plus de dates. ' })
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), datePublication: '2027-01-20T12:00:00.000Z' })
    expect(await rows()).toEqual([
      { compte_id: adherente.id, mois: '2027-01-01', note: 4, commentaire: 'Plus de dates.' },
    ])
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 0])
  })

  test('[R7-6] [R2.4-7] without score and comment, the rating of the month has neither', async () => {
    const { status } = await createMultipart(adherente, { isWithoutNotationAndComment: 'true' })
    expect(status).toBe(201)
    expect(await rows()).toMatchObject([{ note: null, commentaire: null }])
    expect(await counts()).toEqual([1, 0, 0, 0, 0, 0])
  })

  test.each([
    ['neither score nor flag', {}, 'note', 'Ce champ est obligatoire.'],
    ['a comment without a score', { commentaire: 'Bien.' }, 'note', 'Ce champ est obligatoire.'],
    ['a score of 0', { note: '0' }, 'note', 'Ce champ est invalide.'],
    ['a score of 6', { note: '6' }, 'note', 'Ce champ est invalide.'],
    ['a score of 4,5', { note: '4.5' }, 'note', 'Ce champ est invalide.'],
    ['a score in words', { note: 'quatre' }, 'note', 'Ce champ est invalide.'],
    [
      'a comment of 256 characters',
      { note: '4', commentaire: 'a'.repeat(256) },
      'commentaire',
      'Le commentaire doit comporter au maximum 255 caractères.',
    ],
    [
      'a score and the flag that there is none',
      { note: '4', isWithoutNotationAndComment: 'true' },
      'isWithoutNotationAndComment',
      'Ce champ est invalide.',
    ],
  ])('[R7-6] [R5-14] %s is refused', async (_name, fields, champ, message) => {
    const { status, body } = await createMultipart(adherente, fields)
    expect(status).toBe(422)
    expect((body as ErrorBody).violations).toEqual([{ champ, message }])
    expect(await rows()).toEqual([])
  })

  test('[R5-14] a comment of 255 characters is accepted', async () => {
    const commentaire = 'é'.repeat(255)
    expect((await create(adherente, { note: 5, commentaire })).status).toBe(201)
    expect(await rows()).toMatchObject([{ commentaire }])
  })

  test('a second call of the month gets the same rating, and its score replaces the first', async () => {
    const first = await create(adherente, { note: 4, commentaire: 'Plus de dates.' })
    kit.clock.advance(60_000)
    const second = await create(adherente, { note: 2 })
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await rows()).toMatchObject([{ note: 2, commentaire: 'Plus de dates.' }])
    expect(await counts()).toEqual([0, 0, 1, 0, 0, 0])
  })

  test('closing the banner in another tab removes nothing; a score replaces a closed banner', async () => {
    await create(adherente, { note: 4 })
    await create(adherente, { isWithoutNotationAndComment: true })
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 0])
    const other = await kit.as('adherente')
    await create(other, { isWithoutNotationAndComment: true })
    expect(await counts()).toEqual([1, 0, 0, 0, 1, 0])
    await create(other, { note: 1 })
    expect(await counts()).toEqual([0, 1, 0, 0, 1, 0])
    expect(await rows()).toMatchObject([{ note: 4 }, { note: 1 }])
  })

  test('twenty simultaneous calls of a member create one rating, counted once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(adherente, { note: 3 })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await counts()).toEqual([0, 0, 0, 1, 0, 0])
  })

  test('twenty members who rate at once are all counted', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => kit.as('adherente')))
    await Promise.all(members.map((member, index) => create(member, { note: (index % 5) + 1 })))
    expect(await counts()).toEqual([0, 4, 4, 4, 4, 4])
  })

  test('a month begins at midnight in Paris', async () => {
    const { id = '' } = adherente
    const mine = []
    for (const at of ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']) {
      kit.clock.set(at)
      mine.push(await created(await kit.signIn(id), { note: 4 }))
    }
    expect(new Set(mine).size).toBe(2)
    expect((await rows()).map(({ mois }) => mois)).toEqual(['2026-12-01', '2027-01-01'])
  })
})

describe('PUT and PATCH /api/notation/{id}', () => {
  test('[R7-6] PATCH changes the score or the comment and leaves the other', async () => {
    const id = await created(adherente, { note: 4 })
    const commented = await adherente.call(endpoints.updateNotation, {
      params: { id },
      body: { commentaire: 'Plus de dates.' },
    })
    expect(commented).toMatchObject({
      status: 200,
      body: { id, note: 4, commentaire: 'Plus de dates.', datePublication: '2027-01-20T12:00:00.000Z' },
    })
    await adherente.call(endpoints.updateNotation, { params: { id }, body: { note: 5 } })
    expect(await rows()).toMatchObject([{ note: 5, commentaire: 'Plus de dates.' }])
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 1])
    await adherente.call(endpoints.updateNotation, { params: { id }, body: { commentaire: '' } })
    expect(await rows()).toMatchObject([{ note: 5, commentaire: null }])
  })

  test('[R7-6] PUT replaces the whole rating', async () => {
    const id = await created(adherente, { note: 4, commentaire: 'Plus de dates.' })
    const { status, body } = await adherente.call(endpoints.updateNotationEntiere, {
      params: { id },
      body: { note: 1 },
    })
    expect({ status, body }).toMatchObject({ status: 200, body: { id, note: 1, commentaire: null } })
    expect(await counts()).toEqual([0, 1, 0, 0, 0, 0])
  })

  test.each([
    ['a score of 6', { note: 6 }, 'note', 'Ce champ est invalide.'],
    ['a score as text', { note: '4' }, 'note', 'Ce champ est invalide.'],
    [
      'a comment of 256 characters',
      { note: 4, commentaire: 'a'.repeat(256) },
      'commentaire',
      'Le commentaire doit comporter au maximum 255 caractères.',
    ],
  ])('[R7-6] [R5-14] %s is refused by both', async (_name, payload, champ, message) => {
    const id = await created(adherente, { note: 2 })
    for (const method of ['PUT', 'PATCH'] as const) {
      const { status, body } = await adherente.inject({ method, url: `/api/notation/${id}`, payload })
      expect(status).toBe(422)
      expect((body as ErrorBody).violations).toEqual([{ champ, message }])
    }
    expect(await rows()).toMatchObject([{ note: 2, commentaire: null }])
  })

  test('[R7-6] PUT without a score is refused', async () => {
    const id = await created(adherente, { note: 2 })
    const answer = await adherente.inject({ method: 'PUT', url: `/api/notation/${id}`, payload: {} })
    expect((answer.body as ErrorBody).violations).toEqual([
      { champ: 'note', message: 'Ce champ est obligatoire.' },
    ])
  })

  test('a comment on a banner closed without a score needs the score', async () => {
    const id = await created(adherente, { isWithoutNotationAndComment: true })
    const comment = { commentaire: 'Un mot.' }
    const alone = await adherente.call<typeof endpoints.updateNotation, ErrorBody>(endpoints.updateNotation, {
      params: { id },
      body: comment,
    })
    expect(alone.status).toBe(422)
    expect(alone.body.violations).toEqual([{ champ: 'note', message: 'Ce champ est obligatoire.' }])
    await adherente.call(endpoints.updateNotation, { params: { id }, body: { ...comment, note: 3 } })
    expect(await counts()).toEqual([0, 0, 0, 1, 0, 0])
  })

  test('[R7-6] the rating of another member is not found, also with her id in the body', async () => {
    const other = await kit.as('adherente')
    const id = await created(other, { note: 5, commentaire: 'À moi.' })
    const mine = await created(adherente, { note: 1 })
    for (const method of ['PUT', 'PATCH'] as const) {
      const payload = { id, note: 2, commentaire: 'Pas à moi.' }
      const refused = await adherente.inject({ method, url: `/api/notation/${id}`, payload })
      expect(refused).toMatchObject({ status: 404, body: { code: 'introuvable' } })
      const written = await adherente.inject({ method, url: `/api/notation/${mine}`, payload })
      expect(written).toMatchObject({ status: 200, body: { id: mine, note: 2 } })
    }
    expect(await rows()).toMatchObject([
      { note: 5, commentaire: 'À moi.' },
      { note: 2, commentaire: 'Pas à moi.' },
    ])
  })

  test('an unknown rating is not found', async () => {
    const id = '01900000-0000-7000-8000-000000000000' as NotationId
    const { status } = await adherente.call(endpoints.updateNotation, { params: { id }, body: { note: 2 } })
    expect(status).toBe(404)
  })

  test('members who change their scores at once are all counted', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => kit.as('adherente')))
    const change = async (member: Client, from: number, to: number) => {
      const id = await created(member, { note: from })
      return member.call(endpoints.updateNotation, { params: { id }, body: { note: to } })
    }
    const answers = await Promise.all(
      members.map((member, index) => (index % 2 === 0 ? change(member, 4, 5) : change(member, 5, 4))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await counts()).toEqual([0, 0, 0, 0, 5, 5])
  })
})

describe('the last rating of a member', () => {
  const lastOf = async (client: Client) =>
    (await client.call(sessionEndpoints.getMe, {})).body.adherente.derniereNotation

  test('[R3-1] `me` tells the latest one, also when it has no score', async () => {
    const { id = '' } = adherente
    expect(await lastOf(adherente)).toBeNull()
    const first = (await create(adherente, { note: 4 })).body
    expect(await lastOf(adherente)).toEqual(first)
    kit.clock.set('2027-06-02T08:00:00Z')
    const later = await kit.signIn(id)
    expect(await lastOf(later)).toEqual(first)
    const second = (await create(later, { isWithoutNotationAndComment: true })).body
    expect(second.datePublication).toBe('2027-06-02T08:00:00.000Z')
    expect(await lastOf(later)).toEqual(second)
    expect(await lastOf(await kit.as('adherente'))).toBeNull()
  })

  test('the rating and its comment go with the account; the counts of the month stay', async () => {
    await create(adherente, { note: 4, commentaire: 'Mon nom est écrit ici.' })
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', adherente.id ?? '')
      .execute()
    expect(await rows()).toEqual([])
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 0])
  })
})
