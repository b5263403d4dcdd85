import { randomUUID } from 'node:crypto'
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import type { Client } from '#kit/test-app.ts'
import { createTestLogs } from '#kit/test-logs.ts'
import { png } from '#modules/medias/medias.factory.ts'
import { pdf } from './fichiers.factory.ts'
import { deleteFichiers } from './fichiers.public.ts'
import { useFichiers } from './test-fichiers.ts'

const logs = createTestLogs()
const { kit, readers, send, linkOf, open, attach } = useFichiers(logs.log)
const MINUTE = 60_000
const introuvable = { code: 'fichier_introuvable', message: 'Ce fichier n’est plus disponible.' }

let author: Client
let reader: Client
let stranger: Client
let objet: { type: 'coup_de_pouce'; id: string }
let fichier: Fichier

/** A PDF attached to an object that its author and one other member read. */
beforeEach(async () => {
  author = await kit.as('adherente')
  reader = await kit.as('adherente')
  stranger = await kit.as('adherente')
  objet = { type: 'coup_de_pouce', id: randomUUID() }
  readers.set(objet.id, new Set([author.id, reader.id]))
  fichier = (await send(author, pdf('secret'), "Relevé d'août (2).pdf")).body
  await attach(author, objet.id, [fichier.id])
})

const urlFor = async (member: Client, id = fichier.id): Promise<string> => (await linkOf(member, id)).body.url
const statusOf = async (url: string): Promise<number> => {
  const answer = await open(url)
  // Whatever is wrong, the answer is the same.
  if (answer.statusCode === 404) expect(answer.json()).toEqual(introuvable)
  return answer.statusCode
}

describe('GET /api/fichiers/:id', () => {
  test('[security 27] gives an address to who reads the object, for ten minutes, and a 404 to anybody else', async () => {
    for (const member of [author, reader]) {
      const { status, body, headers } = await linkOf(member, fichier.id)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toEqual({
        url: expect.stringMatching(/^\/api\/fichiers\/[0-9a-f-]{36}\/contenu\?jeton=[\w.-]+$/) as string,
        expireLe: new Date(kit.clock.now().getTime() + 10 * MINUTE).toISOString(),
      })
    }
    expect((await linkOf(stranger, fichier.id)).body).toEqual(introuvable)
    expect((await linkOf(await kit.as('administratrice'), fichier.id)).status).toBe(404)
    expect((await linkOf(author, randomUUID())).body).toEqual(introuvable)
  })

  test('[security 27] its sender does not read it once she no longer reads its object', async () => {
    readers.set(objet.id, new Set([reader.id]))
    expect((await linkOf(author, fichier.id)).status).toBe(404)
    expect((await linkOf(reader, fichier.id)).status).toBe(200)
  })
})

describe('the signed address of a file', () => {
  const safe = {
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  }

  test('[security 39] a PDF is saved, under its name; a picture is shown; neither is kept nor guessed', async () => {
    const saved = await open(await urlFor(reader))
    expect(saved.statusCode).toBe(200)
    expect(saved.rawPayload.equals(pdf('secret'))).toBe(true)
    expect(saved.headers['content-encoding']).toBeUndefined()
    expect(saved.headers).toMatchObject({
      ...safe,
      'content-type': 'application/pdf',
      'content-length': String(pdf('secret').length),
      'content-disposition': "attachment; filename*=UTF-8''Relev%C3%A9%20d%27ao%C3%BBt%20%282%29.pdf",
    })
    const { body: plan } = await send(author, await png(), 'plan.png')
    const shown = await open(await urlFor(author, plan.id))
    expect(shown.headers).toMatchObject({
      ...safe,
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''plan.png",
    })
    expect(shown.rawPayload.length).toBe(plan.taille)
  })

  test('[M1] an old link is a 404: after ten minutes, not before', async () => {
    const url = await urlFor(reader)
    kit.clock.advance(10 * MINUTE - 1)
    expect(await statusOf(url)).toBe(200)
    kit.clock.advance(1)
    expect(await statusOf(url)).toBe(404)
  })

  test('[security 27] an address changed in any part, or of another file, is a 404', async () => {
    const url = await urlFor(reader)
    const [, jeton = ''] = url.split('jeton=')
    const [compte = '', session = '', expire = '', signature = ''] = jeton.split('.')
    const address = (...parts: string[]) => `/api/fichiers/${fichier.id}/contenu?jeton=${parts.join('.')}`
    expect(await statusOf(address(compte, session, expire, signature))).toBe(200)
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    for (const changed of [
      address(compte, session, expire, flipped),
      address(compte, session, expire, signature.slice(1)),
      address(compte, session, expire, ''),
      address(compte, session, String(Number(expire) + 1), signature),
      address(stranger.id ?? '', session, expire, signature),
      address(author.id ?? '', session, expire, signature),
      address(compte, randomUUID(), expire, signature),
      address(compte, session, expire, 'x', signature),
      address(compte, session, expire, signature, ''),
      address(signature),
      address(encodeURIComponent('é'.repeat(43))),
    ])
      expect(await statusOf(changed), changed).toBe(404)
    const other = (await send(author, pdf())).body
    expect(await statusOf(url.replace(fichier.id, other.id))).toBe(404)
    expect(await statusOf(url.replace(fichier.id, randomUUID()))).toBe(404)
  })

  test('[M1] a link given to one member closes when she no longer reads the object', async () => {
    const [hers, authors] = [await urlFor(reader), await urlFor(author)]
    readers.set(objet.id, new Set([author.id]))
    expect(await statusOf(hers)).toBe(404)
    expect(await statusOf(authors)).toBe(200)
  })

  test('[M1] [security 23] a link closes with the session, the suspension, the membership and the account of its reader', async () => {
    const id = reader.id ?? ''
    const url = await urlFor(reader)
    const now = kit.clock.now()
    const compte = (fields: { suspendue_jusquau?: Date | null; paye_jusquau?: string | null }) =>
      kit.db.updateTable('comptes').set(fields).where('id', '=', id).execute()
    const { paye_jusquau } = await kit.db
      .selectFrom('comptes')
      .where('id', '=', id)
      .select('paye_jusquau')
      .executeTakeFirstOrThrow()
    await compte({ suspendue_jusquau: new Date(now.getTime() + 24 * 60 * MINUTE) })
    expect(await statusOf(url)).toBe(404)
    await compte({ suspendue_jusquau: null, paye_jusquau: '2020-01-01' })
    expect(await statusOf(url)).toBe(404)
    await compte({ paye_jusquau })
    expect(await statusOf(url)).toBe(200)
    await kit.db.updateTable('sessions').set({ revoquee_le: now }).where('compte_id', '=', id).execute()
    expect(await statusOf(url)).toBe(404)
    await kit.db.updateTable('sessions').set({ revoquee_le: null }).where('compte_id', '=', id).execute()
    expect(await statusOf(url)).toBe(200)
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect(await statusOf(url)).toBe(404)
  })

  test('[M1] an attached file is read until the sweep that follows the erasure of its sender, and is gone with its object', async () => {
    const url = await urlFor(reader)
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', author.id ?? '')
      .execute()
    expect(await statusOf(url)).toBe(200)
    await inTransaction(kit.db, (db) => deleteFichiers({ db, now: kit.clock.now }, objet))
    expect(await statusOf(url)).toBe(404)
    expect((await linkOf(reader, fichier.id)).status).toBe(404)
  })

  test('[M1] a file whose object is gone without it is a 404', async () => {
    const url = await urlFor(reader)
    readers.delete(objet.id)
    expect(await statusOf(url)).toBe(404)
  })

  test('a file whose bytes are lost is a 404', async () => {
    const url = await urlFor(reader)
    for (const key of kit.storage.keys()) await kit.storage.delete(key)
    expect(await statusOf(url)).toBe(404)
  })

  test('[security 48] [security 59] is never logged, even if the storage fails', async () => {
    const url = await urlFor(reader)
    const [, jeton = ''] = url.split('jeton=')
    await open(url)
    await open(`${url}x`)
    const { get } = kit.storage
    Object.assign(kit.storage, { get: () => Promise.reject(new Error('the storage is down')) })
    expect((await open(url)).statusCode).toBe(500)
    Object.assign(kit.storage, { get })
    expect(logs.text()).toContain('/api/fichiers/:id/contenu')
    expect(logs.text()).toContain('the storage is down')
    for (const part of [jeton, ...jeton.split('.').slice(-1)]) expect(logs.text()).not.toContain(part)
    expect(logs.text()).not.toContain('Relevé')
  })
})
