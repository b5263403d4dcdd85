import { defineEndpoints } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { startTestApp } from './test-app.ts'

const fields = {
  texte: z.string().min(1),
  nombre: z.int(),
  actif: z.boolean(),
  mots: z.array(z.string()).default([]),
  note: z.string().nullable(),
}
const essais = defineEndpoints({
  updateEssai: {
    method: 'PUT',
    path: '/api/essais/:id',
    access: 'public',
    summary: 'Answers what it understood',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ page: z.coerce.number().int().default(1) }),
    body: z.strictObject(fields),
    answers: { 200: z.object({ id: z.string(), page: z.number(), ...fields }) },
  },
})
const lecture = defineEndpoints({
  getLecture: {
    method: 'GET',
    path: '/api/lectures/:nom',
    access: 'public',
    summary: 'Answers what it read',
    params: z.strictObject({ nom: z.string() }),
    query: z.strictObject({ termes: z.string().default('') }),
    answers: { 200: z.object({ nom: z.string(), termes: z.string() }) },
  },
})
const album = defineEndpoints({
  createAlbum: {
    method: 'POST',
    path: '/api/albums',
    access: 'public',
    summary: 'Answers what it received',
    body: z.strictObject({
      titre: z.string().min(1),
      image: z.file().max(1000, 'Trop lourde.'),
      photos: z.array(z.file()).max(2, 'Deux au plus.').default([]),
      cadre: z.strictObject({ x: z.int() }).optional(),
    }),
    encoding: 'form',
    maxBytes: 600 * 1024,
    creates: true,
    answers: { 201: z.object({ received: z.array(z.string()), cadre: z.unknown() }) },
  },
})
const routes = [
  ...bind(essais, {
    updateEssai: async ({ params, query, body }) => ({ ...params, ...query, ...body }),
  }),
  ...bind(lecture, { getLecture: async ({ params, query }) => ({ ...params, ...query }) }),
  ...bind(album, {
    createAlbum: async ({ body: { titre, image, photos, cadre } }) => {
      const files = await Promise.all(
        [image, ...photos].map(async (file) => `${file.name} ${await file.text()}`),
      )
      return { received: [titre, ...files], cadre }
    },
  }),
]

let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  kit = await startTestApp({}, [{ name: 'essais', routes }])
})
afterAll(() => kit.close())

const ID = '01900000-0000-7000-8000-000000000000'
const put = (payload: string | Buffer, contentType: string, url = `/api/essais/${ID}`) =>
  kit.visitor.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } })
/** Encodes the form like a browser. */
const putForm = async (form: FormData) => {
  const encoded = new Response(form)
  return put(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '')
}
const formOf = (entries: [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

const body = { texte: 'Été & « hiver »', nombre: 12, actif: false, mots: ['un', 'deux'], note: null }
const entries: [string, string][] = [
  ['texte', body.texte],
  ['nombre', '12'],
  ['actif', 'false'],
  ['mots[]', 'un'],
  ['mots[]', 'deux'],
  ['note', ''],
]
const understood = { status: 200, body: { id: ID, page: 1, ...body } }

describe('a body is parsed the same way', () => {
  test('as JSON', async () => {
    expect(await put(JSON.stringify(body), 'application/json')).toMatchObject(understood)
  })
  test('as an urlencoded form', async () => {
    const form = new URLSearchParams(entries).toString()
    expect(await put(form, 'application/x-www-form-urlencoded')).toMatchObject(understood)
  })
  test('as form data', async () => {
    expect(await putForm(formOf(entries))).toMatchObject(understood)
  })
})

describe('a body is refused the same way, in French,', () => {
  const violations = [
    { champ: 'texte', message: 'Ce champ est obligatoire.' },
    { champ: 'nombre', message: 'Ce champ est invalide.' },
    { champ: 'actif', message: 'Ce champ est invalide.' },
    { champ: 'note', message: 'Ce champ est obligatoire.' },
    { champ: 'intrus', message: 'Ce champ est invalide.' },
  ]
  const refused = {
    status: 422,
    body: { code: 'formulaire_invalide', message: 'Ce formulaire comprend 5 erreur(s) :', violations },
  }
  const wrong: [string, string][] = [
    ['texte', ''],
    ['nombre', 'douze'],
    ['actif', 'oui'],
    ['intrus', 'x'],
  ]

  test('as JSON', async () => {
    expect(await put(JSON.stringify(Object.fromEntries(wrong)), 'application/json')).toMatchObject(refused)
  })
  test('as an urlencoded form', async () => {
    const form = new URLSearchParams(wrong).toString()
    expect(await put(form, 'application/x-www-form-urlencoded')).toMatchObject(refused)
  })
  test('as form data', async () => {
    expect(await putForm(formOf(wrong))).toMatchObject(refused)
  })
})

test('the errors of the path, the query and the body come in one response', async () => {
  const answer = await put(
    JSON.stringify({ ...body, texte: '' }),
    'application/json',
    '/api/essais/x?page=un',
  )
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    violations: [
      { champ: 'id', message: "L'identifiant est invalide." },
      { champ: 'page', message: 'Ce champ est invalide.' },
      { champ: 'texte', message: 'Ce champ est obligatoire.' },
    ],
  })
})

test('a missing body is treated as an empty one', async () => {
  const { status } = await kit.visitor.inject({ method: 'PUT', url: `/api/essais/${ID}` })
  expect(status).toBe(422)
})

describe('a form with files', () => {
  const file = (name: string, content: string) => new File([content], name)
  const send = (
    body: Parameters<typeof kit.visitor.call<typeof album.createAlbum>>[1]['body'],
    key?: string,
  ) => kit.visitor.call(album.createAlbum, { body }, key === undefined ? {} : { 'idempotency-key': key })
  const one = () => ({ titre: 'Été', image: file('a.png', 'un') })

  test('accepts one file, several files, and other fields', async () => {
    const photos = [file('b.png', 'deux'), file('c.png', 'trois')]
    expect(await send({ ...one(), photos, cadre: { x: 3 } })).toMatchObject({
      status: 201,
      body: { received: ['Été', 'a.png un', 'b.png deux', 'c.png trois'], cadre: { x: 3 } },
    })
    expect(await send(one())).toMatchObject({ status: 201, body: { received: ['Été', 'a.png un'] } })
  })

  test('is validated like any other, with each file error on its field', async () => {
    const heavy = file('a.png', 'x'.repeat(1001))
    const three = [file('b', ''), file('c', ''), file('d', '')]
    expect(await send({ titre: '', image: heavy, photos: three })).toMatchObject({
      status: 422,
      body: {
        violations: [
          { champ: 'titre', message: 'Ce champ est obligatoire.' },
          { champ: 'image', message: 'Trop lourde.' },
          { champ: 'photos', message: 'Deux au plus.' },
        ],
      },
    })
    const text = await kit.visitor.inject({
      method: 'POST',
      url: '/api/albums',
      payload: { titre: 'x', image: 'a' },
    })
    expect(text).toMatchObject({ status: 422, body: { violations: [{ champ: 'image' }] } })
  })

  test('has extra room for its files only: a text or a file too large is refused', async () => {
    const payload = { titre: 'x'.repeat(300 * 1024) }
    expect(await kit.visitor.inject({ method: 'POST', url: '/api/albums', payload })).toMatchObject({
      status: 413,
    })
    const heavy = { titre: 'x', image: file('a.png', 'x'.repeat(700 * 1024)) }
    expect(await send(heavy)).toMatchObject({ status: 413 })
  })

  test('sent again with its key creates nothing new, and with another file is refused', async () => {
    expect(await send(one(), 'cle-de-album')).toMatchObject({ status: 201 })
    expect(await send(one(), 'cle-de-album')).toMatchObject({ status: 201 })
    const other = { ...one(), image: file('a.png', 'UN') }
    expect(await send(other, 'cle-de-album')).toMatchObject({ status: 409 })
  })
})

describe('a request is refused before validation', () => {
  const LIMIT = 256 * 1024
  const unreadable = {
    status: 400,
    body: { code: 'requete_invalide', message: 'Cette demande est illisible.' },
  }
  const tooLarge = {
    status: 413,
    body: { code: 'trop_volumineux', message: 'Cet envoi est trop volumineux.' },
  }
  const unknown = {
    status: 415,
    body: { code: 'format_refuse', message: 'Ce format d’envoi n’est pas accepté.' },
  }

  test.each([['{'], ['{"texte":}'], ['{"__proto__":{"actif":true}}'], ['']])(
    'for invalid JSON: %j',
    async (payload) => {
      expect(await put(payload, 'application/json')).toMatchObject(unreadable)
    },
  )

  test('for invalid form data', async () => {
    expect(await put('bonjour', 'multipart/form-data')).toMatchObject(unreadable)
    expect(await put('bonjour', 'multipart/form-data; boundary=x')).toMatchObject(unreadable)
  })

  test.each(['application/xml', 'text/plain', 'application/octet-stream', 'image/png'])(
    'for another format: %s',
    async (contentType) => {
      expect(await put('bonjour', contentType)).toMatchObject(unknown)
    },
  )

  test('for an unexpected file', async () => {
    const form = formOf(entries)
    form.append('photo', new Blob(['x']), 'photo.png')
    expect(await putForm(form)).toMatchObject(unknown)
  })

  test('for JSON that is too large', async () => {
    expect(await put(JSON.stringify({ texte: 'x'.repeat(LIMIT) }), 'application/json')).toMatchObject(
      tooLarge,
    )
  })

  test('for an urlencoded form that is too large', async () => {
    const form = `texte=${'x'.repeat(LIMIT)}`
    expect(await put(form, 'application/x-www-form-urlencoded')).toMatchObject(tooLarge)
  })

  test('for form data with a field that is too large', async () => {
    expect(await putForm(formOf([['texte', 'x'.repeat(LIMIT + 1)]]))).toMatchObject(tooLarge)
  })

  test('for form data that is too large in total', async () => {
    const half = 'x'.repeat(LIMIT / 2)
    const form = formOf([1, 2, 3].map((n) => [`texte${n}`, half]))
    expect(await putForm(form)).toMatchObject(tooLarge)
  })
})

describe('a text that PostgreSQL cannot store', () => {
  const of = (champ: string) => ({
    status: 422,
    body: { code: 'formulaire_invalide', violations: [{ champ, message: 'Ce champ est invalide.' }] },
  })
  const NUL = 'a\0b'

  test.each([
    ['NUL', NUL],
    ['the first half of a pair', 'a\ud83d'],
    ['the second half of a pair', '\ude00b'],
  ])('is refused on its field in JSON: %s', async (_case, texte) => {
    expect(await put(JSON.stringify({ ...body, texte }), 'application/json')).toMatchObject(of('texte'))
    expect(await put(JSON.stringify({ ...body, mots: ['un', texte] }), 'application/json')).toMatchObject(
      of('mots.1'),
    )
  })

  test('is refused in both forms, and in a nested field', async () => {
    const form = entries.map(([name, value]): [string, string] => [name, name === 'texte' ? NUL : value])
    const encoded = new URLSearchParams(form).toString()
    expect(await put(encoded, 'application/x-www-form-urlencoded')).toMatchObject(of('texte'))
    expect(await putForm(formOf(form))).toMatchObject(of('texte'))
  })

  test('is refused in the path and in the query', async () => {
    const read = (url: string) => kit.visitor.inject({ url })
    expect(await read('/api/lectures/a%00b')).toMatchObject(of('nom'))
    expect(await read('/api/lectures/a?termes=%00')).toMatchObject(of('termes'))
    expect((await read('/api/lectures/a?termes=b')).status).toBe(200)
  })

  test('is refused as the name of a field', async () => {
    const payload = JSON.stringify({ ...body, 'x\0': 1 })
    expect((await put(payload, 'application/json')).status).toBe(400)
  })

  test('with its pairs whole is accepted', async () => {
    const texte = 'Été 😀'
    const answer = await put(JSON.stringify({ ...body, texte }), 'application/json')
    expect(answer).toMatchObject({ status: 200, body: { texte } })
  })
})

describe('a body of unknown shape gets a short response', () => {
  test('with more than 20 levels', async () => {
    const nested = (levels: number) =>
      JSON.stringify({ ...body, x: 1 }).replace(/1}$/, `${'['.repeat(levels)}${']'.repeat(levels)}}`)
    expect((await put(nested(20), 'application/json')).status).toBe(422)
    expect((await put(nested(21), 'application/json')).status).toBe(400)
    expect((await put(nested(100_000), 'application/json')).status).toBe(400)
  })

  test('in a field of a form that is read as JSON', async () => {
    const form = new FormData()
    form.append('titre', 'x')
    form.append('image', new File(['x'], 'a.png'))
    form.append('cadre', `{"x":1,"y":${'['.repeat(30)}${']'.repeat(30)}}`)
    const encoded = new Response(form)
    const answer = await kit.visitor.inject({
      method: 'POST',
      url: '/api/albums',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    })
    expect(answer.status).toBe(400)
  })

  test('with many unknown keys, long keys or many invalid items', async () => {
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`intrus-${n}`, 1]))
    const mots = Array.from({ length: 10_000 }, () => 1)
    for (const given of [
      { ...body, ...keys },
      { ...body, mots },
      { ...body, ['x'.repeat(200_000)]: 1 },
    ]) {
      const answer = await put(JSON.stringify(given), 'application/json')
      expect(answer.status).toBe(422)
      expect(JSON.stringify(answer.body).length).toBeLessThan(10_000)
    }
  })
})
