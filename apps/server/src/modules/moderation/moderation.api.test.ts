import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { BLOCAGES_MAX } from '@entrelles/contract/modules/blocages/blocages.schema.ts'
import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import type { Motif, TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createSignalementRow } from './moderation.factory.ts'

const kit = useTestApp()
let reporter: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  reporter = await kit.as('adherente')
})

const create = (fields: ProfilFields = {}) => createProfil(kit.db, kit.clock.now(), fields)
type Asked = {
  motif?: Motif
  commentaire?: string | null
  bloquer?: boolean
  cibleType?: TypeCible
}
const report = (cibleId: string, fields: Asked = {}, from = reporter) =>
  from.call(endpoints.createSignalement, {
    body: { cibleType: 'adherente', cibleId, motif: 'publicite', ...fields },
  })
const rowOf = (cibleId: string) =>
  kit.db.selectFrom('signalements').where('cible_id', '=', cibleId).selectAll().executeTakeFirst()
const linesOf = (signalementId: string) =>
  kit.db
    .selectFrom('signalements_auteures')
    .where('signalement_id', '=', signalementId)
    .orderBy('cree_le')
    .selectAll()
    .execute()
const listOf = async (client: Client, page = 1) =>
  (await client.call(endpoints.listMesSignalements, { query: { page } })).body

describe('POST /api/signalements', () => {
  test('[P-9] [M11] a member reports another one, and is told when she will be answered: 48 hours, 24 for harassment', async () => {
    const { id } = await create({ territoire: 'Trégor' })
    const { status, body } = await report(id, { commentaire: '  Elle vend des crèmes. ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ statut: 'nouveau', reponseAvant: '2026-11-16T09:00:00.000Z' })
    const row = await rowOf(id)
    expect(row).toMatchObject({
      cible_type: 'adherente',
      auteure_cible_id: id,
      motif: 'publicite',
      priorite: 'normale',
      nb_signalements: 1,
      titre: 'Maëlle Le Goff',
    })
    expect(row?.territoire_id).not.toBeNull()
    expect(await linesOf(row?.id ?? '')).toMatchObject([
      {
        id: body.id,
        compte_id: reporter.id,
        commentaire: 'Elle vend des crèmes.',
        copie: null,
      },
    ])
    const other = await create()
    const urgent = await report(other.id, { motif: 'harcelement' })
    expect(urgent.body.reponseAvant).toBe('2026-11-15T09:00:00.000Z')
    expect((await rowOf(other.id))?.priorite).toBe('haute')
  })

  test('[M11] the copy is what the reporter reads, and survives the edit and the erasure of the account', async () => {
    const { id } = await create({
      presentation: 'Rejoins mon équipe de vente',
      telephone: '0612345678',
      portees: { telephone: 'personne' },
    })
    await report(id)
    const copie = { presentation: 'Rejoins mon équipe de vente', telephone: null, prenom: 'Maëlle' }
    expect((await rowOf(id))?.copie).toMatchObject(copie)
    await kit.db.updateTable('profils').set({ presentation: 'Potière' }).where('compte_id', '=', id).execute()
    expect((await rowOf(id))?.copie).toMatchObject(copie)
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect(await rowOf(id)).toMatchObject({ copie, titre: 'Maëlle Le Goff', auteure_cible_id: null })
    expect((await listOf(reporter)).signalements[0]?.cible).toEqual({
      type: 'adherente',
      titre: 'Maëlle Le Goff',
    })
  })

  test('[M11] what a later reporter sees is kept too, where it has changed', async () => {
    const { id } = await create({ presentation: 'Potière' })
    await report(id)
    const others = [await kit.as('adherente'), await kit.as('adherente')]
    kit.clock.advance(1000)
    await report(id, {}, others[0])
    await kit.db
      .updateTable('profils')
      .set({ presentation: 'Insultes' })
      .where('compte_id', '=', id)
      .execute()
    kit.clock.advance(1000)
    await report(id, {}, others[1])
    const row = await rowOf(id)
    expect(row).toMatchObject({
      nb_signalements: 3,
      copie: { presentation: 'Potière' },
      masque_d_office: false,
    })
    const lines = await linesOf(row?.id ?? '')
    expect(lines.map(({ copie }) => copie)).toEqual([
      null,
      null,
      expect.objectContaining({ presentation: 'Insultes' }),
    ])
  })

  test('[M11] reports of one target are examined together, under the most urgent of their reasons', async () => {
    const { id } = await create()
    for (const motif of ['sexisme', 'harcelement', 'publicite'] as const)
      await report(id, { motif }, await kit.as('adherente'))
    expect(await rowOf(id)).toMatchObject({ nb_signalements: 3, motif: 'harcelement', priorite: 'haute' })
    expect(
      await kit.db.selectFrom('signalements').where('cible_id', '=', id).select('id').execute(),
    ).toHaveLength(1)
  })

  test('[M11] reporting twice the same thing is reporting it once, from two tabs too, and once she is blocked', async () => {
    const { id } = await create()
    const first = await report(id)
    kit.clock.advance(60_000)
    expect((await report(id, { motif: 'harcelement' })).body).toEqual(first.body)
    const blocked = await report(id, { bloquer: true })
    expect([blocked.status, blocked.body]).toEqual([201, first.body])
    expect((await report(id)).body).toEqual(first.body)
    expect(await rowOf(id)).toMatchObject({ nb_signalements: 1, priorite: 'normale' })
    const other = await create()
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(other.id)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await rowOf(other.id))?.nb_signalements).toBe(1)
  })

  test('[P-9] ten members who report at once are ten, in one report', async () => {
    const { id } = await create()
    const members = await Promise.all(Array.from({ length: 10 }, () => kit.as('adherente')))
    await Promise.all(members.map((member) => report(id, {}, member)))
    expect((await rowOf(id))?.nb_signalements).toBe(10)
  })

  test('[M11] a published event is reported; a draft, an unknown one and contents of no module answer 404', async () => {
    const evenement = await createEvenement(kit.db, kit.clock.now(), { titre: 'Marché <b>solidaire</b>' })
    expect((await report(evenement, { cibleType: 'evenement' })).status).toBe(201)
    expect(await rowOf(evenement)).toMatchObject({
      titre: 'Marché <b>solidaire</b>',
      version_cible: 1,
      copie: { description: '<p>Deux heures pour calculer un prix.</p>', adresse: '16 quai du Steïr' },
    })
    expect((await rowOf(evenement))?.copie).not.toHaveProperty('monInscription')
    const draft = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    for (const [cibleType, id] of [
      ['evenement', draft],
      ['evenement', randomUUID()],
      ['adherente', randomUUID()],
      ['publication', randomUUID()],
      ['commentaire', randomUUID()],
      ['message', randomUUID()],
    ] as const)
      expect((await report(id, { cibleType })).status, cibleType).toBe(404)
  })

  test('[M11] nobody reports herself, nor her own event, however her id is written', async () => {
    const id = reporter.id ?? ''
    const evenement = await createEvenement(kit.db, kit.clock.now(), { auteure_id: id })
    for (const answer of [
      await report(id),
      await report(id.toUpperCase()),
      await report(evenement, { cibleType: 'evenement' }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'signalement_de_soi' })
    }
    expect(await rowOf(id)).toBeUndefined()
  })

  test('[M11] a member who is not in the directory, or who does not see the reporter, answers 404', async () => {
    const expired = await create({ compte: { paye_jusquau: '2026-01-01' } })
    expect((await report(expired.id)).status).toBe(404)
    const blocking = await create()
    await createBlocage(kit.db, kit.clock.now(), blocking.id, reporter.id ?? '')
    expect((await report(blocking.id)).status).toBe(404)
    expect(await rowOf(blocking.id)).toBeUndefined()
  })

  test('[M11] with « bloquer », the author is blocked in the same transaction; an event has none', async () => {
    const { id } = await create()
    expect((await report(id, { bloquer: true })).status).toBe(201)
    const read = (client: Client, of: string) =>
      client.call(adherentesEndpoints.getAdherente, { params: { id: of as never }, query: {} })
    expect((await read(reporter, id)).status).toBe(404)
    expect((await read(await kit.signIn(id), reporter.id ?? '')).status).toBe(404)
    const evenement = await createEvenement(kit.db, kit.clock.now(), { auteure_id: id })
    const refused = await report(evenement, { cibleType: 'evenement', bloquer: true })
    expect([refused.status, refused.body]).toMatchObject([422, { violations: [{ champ: 'bloquer' }] }])
  })

  test('[M11] a block too many refuses the report with it: neither is written', async () => {
    const { id } = await create()
    const blocked = Array.from({ length: BLOCAGES_MAX }, () => randomUUID())
    const { mot_de_passe } = await kit.db
      .selectFrom('comptes')
      .where('id', '=', id)
      .select('mot_de_passe')
      .executeTakeFirstOrThrow()
    await kit.db
      .insertInto('comptes')
      .values(
        blocked.map((one) => ({
          id: one,
          email: `${one}@entrelles.test`,
          mot_de_passe,
          prenom: 'Awa',
          etape_inscription: 'termine' as const,
          date_inscription: kit.clock.now(),
        })),
      )
      .execute()
    for (const one of blocked) await createBlocage(kit.db, kit.clock.now(), reporter.id ?? '', one)
    const refused = await report(id, { bloquer: true })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'trop_de_blocages' }])
    expect(await rowOf(id)).toBeUndefined()
    expect((await report(id)).status).toBe(201)
  })

  test('[R6-5] a member whose membership is over does not report, and still reads her reports', async () => {
    const { id } = await create()
    const expired = await kit.as('expiree')
    expect((await report(id, {}, expired)).status).toBe(403)
    await createSignalementRow(kit.db, kit.clock.now(), { compteId: expired.id ?? '' })
    expect((await listOf(expired)).nbsignalements).toBe(1)
  })

  test.each([
    [{ motif: 'vengeance' }, 'motif'],
    [{ motif: undefined }, 'motif'],
    [{ cibleType: 'antenne' }, 'cibleType'],
    [{ cibleId: 'abc' }, 'cibleId'],
    [{ commentaire: 'a'.repeat(1001) }, 'commentaire'],
    [{ articleCharte: 'Article 3' }, 'articleCharte'],
    [{ statut: 'traite' }, 'statut'],
    [{ compteId: randomUUID() }, 'compteId'],
  ])('[security 32] %o is refused', async (fields, champ) => {
    const body = { cibleType: 'adherente', cibleId: randomUUID(), motif: 'autre', ...fields }
    const answer = await reporter.inject({ method: 'POST', url: '/api/signalements', payload: body })
    expect([answer.status, answer.body]).toMatchObject([422, { violations: [{ champ }] }])
  })

  test('[security 36] hostile words are kept as they are, and nothing of them is interpreted', async () => {
    const stored = XSS.filter((text) => !text.includes('\u0000') && text.trim() === text)
    const commentaire = stored.join('').slice(0, 900) + "'; drop table signalements; --"
    const { id } = await create({ presentation: stored[0] ?? '', compte: { nom: 'O’<script>' } })
    expect((await report(id, { commentaire })).status).toBe(201)
    const row = await rowOf(id)
    expect((await linesOf(row?.id ?? ''))[0]?.commentaire).toBe(commentaire)
    expect(row?.copie).toMatchObject({ presentation: stored[0] })
    expect((await listOf(reporter)).signalements[0]?.cible.titre).toBe('Maëlle O’<script>')
    expect((await report((await create()).id, { commentaire: 'a\u0000b' })).status).toBe(422)
    expect((await report((await create()).id, { commentaire: '   ' })).status).toBe(201)
  })
})

describe('GET /api/signalements/miens', () => {
  test('[P-9] [M11] lists her own reports with their answers, the latest first, and nobody else’s', async () => {
    const at = kit.clock.now()
    const compteId = reporter.id ?? ''
    await createSignalementRow(kit.db, at, {
      compteId,
      cibleType: 'evenement',
      titre: 'Marché',
      motif: 'autre',
    })
    const le = new Date('2026-11-15T10:00:00Z')
    await createSignalementRow(kit.db, new Date('2026-11-14T10:00:00Z'), {
      compteId,
      motif: 'harcelement',
      fin: { statut: 'traite', reponse: 'C’est retiré.', le },
    })
    await createSignalementRow(kit.db, at, { compteId: (await kit.as('adherente')).id ?? '' })
    expect(await listOf(reporter)).toEqual({
      signalements: [
        {
          id: expect.any(String),
          cible: { type: 'adherente', titre: 'Sandrine Petit' },
          motif: 'harcelement',
          statut: 'traite',
          dateCreation: '2026-11-14T10:00:00.000Z',
          reponse: 'C’est retiré.',
          dateReponse: '2026-11-15T10:00:00.000Z',
          reponseAvant: '2026-11-15T10:00:00.000Z',
          recoursPossible: false,
          recours: null,
        },
        {
          id: expect.any(String),
          cible: { type: 'evenement', titre: 'Marché' },
          motif: 'autre',
          statut: 'nouveau',
          dateCreation: '2026-11-14T09:00:00.000Z',
          reponse: null,
          dateReponse: null,
          reponseAvant: '2026-11-16T09:00:00.000Z',
          recoursPossible: false,
          recours: null,
        },
      ],
      nbsignalements: 2,
      limit: 20,
    })
  })

  test('is paginated, and empty past its end', async () => {
    for (let n = 0; n < 21; n += 1)
      await createSignalementRow(kit.db, kit.clock.now(), { compteId: reporter.id ?? '' })
    expect((await listOf(reporter)).signalements).toHaveLength(20)
    expect((await listOf(reporter, 2)).signalements).toHaveLength(1)
    expect(await listOf(reporter, 3)).toMatchObject({ signalements: [], nbsignalements: 21 })
  })
})
