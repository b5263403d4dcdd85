import { globSync, readFileSync } from 'node:fs'
import { isBackOffice } from '@entrelles/contract/kit/access.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import type { DiscussionId, MessageId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { modules } from '#modules.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { addMessage, createGroupe } from './messagerie.factory.ts'
import { messagerieModule } from './messagerie.routes.ts'
import { messageOf, useMessagerie, type Membre } from './test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, memberOf, directOf, clear } = calls

/** No word of these discussions may reach somebody else. */
const SECRET = 'camélia'
let awa: Membre
let lea: Membre
let direct: DiscussionId
let groupe: DiscussionId
let message: MessageId
let messageGroupe: MessageId
let fichier: string
/** A word of a message that was written after a member was removed from the group. */
const DEPUIS = 'hortensia'
let administratrice: Membre
/** A member without discussions, an administrator, and a member who has left the group and taken it off her list. */
let others: Membre[]
/** Removed from the group: she keeps what she had read. */
let removed: Membre

beforeAll(async () => {
  await clear()
  const now = kit.clock.now()
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Cornouaille' })
  const former = await memberOf('Partie', { territoire: 'Cornouaille' })
  removed = await memberOf('Retirée', { territoire: 'Cornouaille' })
  administratrice = await memberOf('Administratrice', {
    territoire: 'Cornouaille',
    compte: { administratrice: true },
  })
  direct = await directOf(awa, lea)
  groupe = await createGroupe(kit.db, now, `Groupe ${SECRET}`, [awa.id, lea.id, former.id, removed.id])
  await addMessage(kit.db, now, { discussionId: groupe, auteureId: awa.id }, `Le mot est ${SECRET}`)
  for (let n = 0; n < 2; n += 1) await send(former, 'POST', `discussions/${groupe}/quitter`)
  await send(awa, 'DELETE', `discussions/${groupe}/participantes/${removed.id}`)
  message = await addMessage(
    kit.db,
    now,
    { discussionId: direct, auteureId: awa.id },
    `Le mot est ${SECRET}`,
    {
      nbFichiers: 1,
    },
  )
  messageGroupe = await addMessage(
    kit.db,
    now,
    { discussionId: groupe, auteureId: lea.id },
    `Encore ${SECRET}, et ${DEPUIS}`,
  )
  const objet = { type: 'message', id: message, ordre: 1 } as const
  const file = { compteId: awa.id, nom: `${SECRET}.pdf`, type: 'pdf', bytes: pdf(), objet } as const
  fichier = (await createFichier(kit.db, kit.storage, now, file)).id
  others = [await memberOf('Étrangère', { territoire: 'Cornouaille' }), administratrice, former]
})

const endpoints: readonly Endpoint[] = messagerieModule.routes.map(({ endpoint }) => endpoint)
/** What is sent to each call that takes a body. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  'PUT /api/discussions/:id': { titre: 'À moi' },
  'PUT /api/discussions/:id/lecture': { numero: 1 },
  'PUT /api/discussions/:id/muette': { muette: true },
  'PUT /api/discussions/:id/epingle': { epinglee: true },
  'PUT /api/discussions/:id/archive': { archivee: true },
  'POST /api/discussions/:id/messages': messageOf('Bonjour'),
  'PUT /api/messages/:messageId': { contenu: 'Autre chose' },
  'PUT /api/messages/:messageId/reaction': { type: 'coeur' },
}
/** Calls that are about a member, a request, an event or a branch: the tests of the doors try them. */
const ELSEWHERE = new Set([
  'GET /api/adherentes/:id/contact',
  'POST /api/coups_de_pouce/:id/reponses/:reponseId/contact',
  'POST /api/evenements/:id/discussion',
  'POST /api/territoires/:id/discussion',
])
const byId = endpoints.filter(({ method, path }) => path.includes(':') && !ELSEWHERE.has(`${method} ${path}`))

describe('[security] nobody but participants', () => {
  test.each(byId.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is not found by a stranger, an administrator or a former participant',
    async (name, { method, path }) => {
      for (const who of others)
        for (const [id, messageId] of [
          [direct, message],
          [groupe, messageGroupe],
        ] as const) {
          const url = path
            .replace('/api/', '')
            .replace(':id', id)
            .replace(':messageId', messageId)
            .replace(':adherenteId', lea.id)
          const query = path.endsWith('/changements') ? '?depuis=0' : ''
          const body = path.endsWith('/participantes') ? { participantes: [who.id] } : BODIES[name]
          const answer = await send(who, method, `${url}${query}`, body)
          expect([who.prenom, answer.status, answer.body.code]).toEqual([who.prenom, 404, 'introuvable'])
        }
    },
  )

  test('no list, search or file shows them either, and nothing has changed', async () => {
    for (const who of others) {
      for (const path of [
        'discussions',
        'discussions?filtre=archivees',
        'discussions?filtre=non_lues',
        `discussions?termes=${encodeURIComponent(SECRET)}`,
        `discussions/recherche?termes=${encodeURIComponent(SECRET)}`,
        'notifications',
      ]) {
        const { status, body } = await send(who, 'GET', path)
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toContain(SECRET)
      }
      expect((await send(who, 'GET', `fichiers/${fichier}`)).status).toBe(404)
      expect((await send(who, 'GET', 'discussions/check')).status).toBe(204)
      const report = {
        cibleType: 'message',
        cibleId: message,
        motif: 'autre',
        commentaire: 'Je veux le lire',
      }
      expect((await send(who, 'POST', 'signalements', report)).status).toBe(404)
    }
    const { body } = await calls.thread(lea, direct)
    expect(body.messages).toMatchObject([
      { contenu: `Le mot est ${SECRET}`, reactions: [], statut: 'envoye' },
    ])
    expect((await calls.read(awa, groupe)).body).toMatchObject({
      titre: `Groupe ${SECRET}`,
      nbParticipantes: 2,
    })
  })

  test('who was removed reads what was written until then, and nothing since', async () => {
    const since = byId.filter(({ path }) => path.includes(':messageId'))
    expect(since.length).toBeGreaterThan(4)
    for (const { method, path } of since) {
      const url = path.replace('/api/', '').replace(':messageId', messageGroupe)
      const { status, body } = await send(removed, method, url, BODIES[`${method} ${path}`])
      expect([path, status, body.code]).toEqual([path, 404, 'introuvable'])
    }
    for (const path of [
      'discussions',
      `discussions/${groupe}`,
      `discussions/${groupe}/messages`,
      `discussions/${groupe}/changements?depuis=0`,
      `discussions/recherche?termes=${DEPUIS}`,
    ]) {
      const { status, body } = await send(removed, 'GET', path)
      expect([path, status]).toEqual([path, 200])
      expect(JSON.stringify(body)).not.toContain(DEPUIS)
    }
    expect((await calls.thread(removed, groupe)).body.messages).toHaveLength(1)
  })
})

describe('[security] no other module reads messages', () => {
  const bo = modules
    .filter(({ name }) => name !== 'messagerie')
    .flatMap(({ routes }) => routes.map(({ endpoint }): Endpoint => endpoint))
    .filter(({ method, access }) => method === 'GET' && isBackOffice(access))

  test('no call of the back office returns a word of them, whatever id it is asked for', async () => {
    const client = await kit.confirm(administratrice)
    let answered = 0
    for (const { path } of bo)
      for (const id of path.includes(':') ? [awa.id, direct, groupe, message, fichier] : ['']) {
        const { status, body } = await client.inject({ method: 'GET', url: path.replaceAll(/:\w+/gu, id) })
        if (status === 200) answered += 1
        expect(status).not.toBe(500)
        expect(JSON.stringify(body ?? '')).not.toContain(SECRET)
      }
    // Most lists need no id, so that at least these answer.
    expect(answered).toBeGreaterThan(30)
  })

  /** Uses of the table of messages in SQL, and calls of the functions of the module’s door that read messages. */
  const namesIn = (text: string): string[] =>
    text.match(
      /(?:from|join|update|into|table)\s+messages\b|['"`]messages(?: as \w+)?['"`]|\b(?:listMessages|listDiscussions)\b/gu,
    ) ?? []
  const folder = new URL('../', import.meta.url)

  test('no file of another module names their table', () => {
    const files = globSync('*/**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !file.startsWith('messagerie/') && !/\.test\.tsx?$|factory\.ts$/u.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    const named = files.flatMap((file) =>
      namesIn(readFileSync(new URL(file, folder), 'utf8')).map((name) => `${file}: ${name}`),
    )
    // Here the word is the name of the red dot, which is read from the rows of participants.
    expect(named).toEqual(["non-lus/non-lus.queries.ts: 'messages'"])
  })

  test.each([
    'select * from messages m',
    "db.selectFrom('messages')",
    'join\n  messages x',
    'listMessages(id)',
  ])('is found in « %s »', (text) => expect(namesIn(text)).toHaveLength(1))
})
