import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { REPONSE_DEJA_EXAMINE } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { MOTIF, REPONSE, useDossiers } from './test-dossiers.ts'

const {
  kit,
  acts,
  administratrice,
  coordinatrice,
  membre,
  signale,
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
  await mails()
})

const release = (client: Client, id: DossierId) =>
  client.call(endpoints.deletePriseEnCharge, { params: { id } })
const note = (client: Client, id: DossierId, contenu: string) =>
  client.call(endpoints.createNoteSignalement, { params: { id }, body: { contenu } })
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code
const latestEntry = (cibleId: string) =>
  kit.db
    .selectFrom('journal')
    .where('cible_id', '=', cibleId)
    .orderBy('journal.id', 'desc')
    .limit(1)
    .select(['action', 'cible_nom as nom', 'avant', 'apres', 'auteure_id as par'])
    .executeTakeFirstOrThrow()
/** A report that the administrator has taken. */
const taken = async (fields: Parameters<typeof signale>[0] = {}) => {
  const dossier = await signale(fields)
  await take(admin, dossier.id)
  return dossier
}
/** Waits until that many connections wait for a lock. */
const nbWaiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
  return rows[0]?.n ?? 0
}

describe('the detail of a report', () => {
  test('[M11] has the frozen copy, the words of its reporters, its deadline and its history', async () => {
    const auteure = await membre('Ombeline')
    const before = await taken({ auteure })
    await decide(admin, before.id)
    await end(admin, before.id, { suite: 'traite' })
    const { id, cibleId, publication } = await signale({
      auteure,
      motif: 'harcelement',
      commentaires: ['Elle insiste'],
    })
    publication.contenu = 'Effacé'
    expect((await read(admin, id)).body).toMatchObject({
      id,
      cible: { type: 'publication', id: cibleId },
      auteure: { id: auteure.id, prenom: 'Ombeline' },
      copie: { contenu: 'Achetez mes crèmes' },
      texte: 'Achetez mes crèmes',
      contexte: null,
      version: 1,
      priorite: 'haute',
      reponseAvant: '2026-11-15T09:00:00.000Z',
      enRetard: false,
      masque: false,
      signalements: [{ motif: 'harcelement', commentaire: 'Elle insiste', copie: null }],
      antecedents: [{ id: before.id, statut: 'traite', mesures: [{ action: 'avertir', motif: MOTIF }] }],
      suivi: [{ etape: 'signale', par: null }],
      empechement: null,
      droits: { prendre: true, rendre: false, noter: true, actions: [], clore: false },
    })
  })

  test('[M0] has the earlier versions of the content, where they are kept, without sensitive values', async () => {
    const { id, publication } = await signale()
    publication.versions.push({
      version: 1,
      date: '2026-11-13T08:00:00.000Z',
      copie: { contenu: 'Promo', telephone: '0612345678' },
    })
    expect((await read(admin, id)).body.versions).toEqual([
      { version: 1, date: '2026-11-13T08:00:00.000Z', copie: { contenu: 'Promo' } },
    ])
  })

  test('[M11] has what a later reporter saw, where it had changed', async () => {
    const { id, cibleId, publication } = await signale()
    publication.contenu = 'Des insultes'
    await (
      await membre('Zoé')
    ).call(moderationEndpoints.createSignalement, {
      body: { cibleType: 'publication', cibleId, motif: 'sexisme' },
    })
    expect((await read(admin, id)).body.signalements.map(({ copie }) => copie)).toEqual([
      null,
      { contenu: 'Des insultes' },
    ])
  })
})

describe('taking a report', () => {
  test('[M11] gives it to one, who may release it; the journal says so', async () => {
    const { id } = await signale()
    expect((await take(admin, id)).status).toBe(204)
    expect(await latestEntry(id)).toMatchObject({
      action: 'moderation.prendre',
      nom: 'Publication de Corinne Aubert',
      par: admin.id,
    })
    expect((await read(admin, id)).body).toMatchObject({
      statut: 'en_cours',
      assigneeA: { id: admin.id },
      droits: { prendre: false, rendre: true, clore: true },
    })
    expect((await release(admin, id)).status).toBe(204)
    expect((await read(admin, id)).body).toMatchObject({ statut: 'nouveau', assigneeA: null })
    expect((await latestEntry(id)).action).toBe('moderation.rendre')
  })

  test('[M11] by two at once: one takes it, the other gets a 409', async () => {
    const { id } = await signale()
    const others = await Promise.all(Array.from({ length: 4 }, () => administratrice()))
    const answers = await Promise.all([admin, ...others].map((client) => take(client, id)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409, 409, 409, 409])
    expect(new Set(answers.filter(({ status }) => status === 409).map(codeOf))).toEqual(
      new Set(['deja_prise']),
    )
  })

  test('[M11] another coordinator does not release it, an administrator does', async () => {
    const { client: soizic, territoireId } = await coordinatrice('Trégor')
    const { client: maiwenn } = await coordinatrice('Trégor')
    const { id } = await signale({ territoireId })
    expect(codeOf(await release(soizic, id))).toBe('pas_prise')
    await take(soizic, id)
    expect((await read(maiwenn, id)).body.droits).toMatchObject({ prendre: false, rendre: false })
    expect(codeOf(await release(maiwenn, id))).toBe('deja_prise')
    expect((await release(admin, id)).status).toBe(204)
  })

  test('[M11] is required before deciding and answering', async () => {
    const { id } = await signale()
    expect(codeOf(await decide(admin, id))).toBe('pas_prise')
    expect(codeOf(await end(admin, id))).toBe('pas_prise')
  })
})

test('[M11] notes are for those who examine the report, also once it is answered; the journal does not quote them', async () => {
  const { id } = await taken()
  expect((await note(admin, id, '<b>Déjà prévenue</b> en mai.')).status).toBe(204)
  expect(await latestEntry(id)).toMatchObject({ action: 'moderation.noter', avant: null, apres: null })
  await end(admin, id)
  expect((await note(await administratrice(), id, 'Revue.')).status).toBe(204)
  expect((await read(admin, id)).body.notes).toMatchObject([
    { contenu: '<b>Déjà prévenue</b> en mai.', par: { id: admin.id } },
    { contenu: 'Revue.' },
  ])
})

describe('closing a report', () => {
  test('[P-9] [M11] answers its reporters, records who did, and leaves the queue', async () => {
    const { id, signaleuses } = await taken({ commentaires: ['Un', 'Deux'] })
    await decide(admin, id)
    await mails()
    expect((await end(admin, id, { suite: 'traite' })).status).toBe(204)
    for (const client of signaleuses) {
      const { body } = await client.call(moderationEndpoints.listMesSignalements, { query: {} })
      expect(body.signalements).toMatchObject([
        { statut: 'traite', reponse: REPONSE, recoursPossible: false },
      ])
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Ton signalement a une réponse'),
    )
    expect((await read(admin, id)).body).toMatchObject({
      statut: 'traite',
      dateCloture: '2026-11-14T09:00:00.000Z',
      enRetard: false,
      droits: { prendre: false, rendre: false, actions: [], clore: false },
    })
    expect((await read(admin, id)).body.suivi.at(-1)).toMatchObject({
      etape: 'clos',
      suite: 'traite',
      reponse: REPONSE,
      par: { id: admin.id },
    })
    expect(await latestEntry(id)).toMatchObject({
      action: 'moderation.clore',
      avant: { statut: 'en_cours' },
      apres: { statut: 'traite', reponse: REPONSE },
    })
  })

  test('[M11] as treated needs a measure that stands', async () => {
    const { id } = await taken()
    expect(codeOf(await end(admin, id, { suite: 'traite' }))).toBe('mesure_manquante')
    await decide(admin, id, { action: 'masquer' })
    await decide(admin, id, { action: 'restaurer' })
    expect(codeOf(await end(admin, id, { suite: 'traite' }))).toBe('mesure_manquante')
    expect((await end(admin, id)).status).toBe(204)
  })

  test('[M11] happens once: the second of two concurrent answers is a 409, and each reporter is answered once', async () => {
    const { id, signaleuses } = await taken()
    const answers = await Promise.all([end(admin, id), end(admin, id), end(admin, id)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409, 409])
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'signalement_clos']))
    const to = await emailOf(signaleuses[0]!)
    expect((await mails()).filter((mail) => mail.to === to)).toHaveLength(1)
    for (const again of [take(admin, id), decide(admin, id), release(admin, id)])
      expect(codeOf(await again)).toBe('signalement_clos')
  })

  test('[M11] without a measure keeps the mark of the version: its next reporter is answered at once', async () => {
    const { id, cibleId } = await taken()
    await end(admin, id)
    const next = await membre('Zoé')
    await next.call(moderationEndpoints.createSignalement, {
      body: { cibleType: 'publication', cibleId, motif: 'publicite' },
    })
    const { body } = await next.call(moderationEndpoints.listMesSignalements, { query: {} })
    expect(body.signalements).toMatchObject([{ statut: 'sans_suite', reponse: REPONSE_DEJA_EXAMINE }])
  })

  test('[M11] [C2] while a third reporter arrives: hers is not lost, and is examined again if it came too late', async () => {
    const { id, cibleId } = await taken({ commentaires: ['Un', 'Deux'] })
    await decide(admin, id)
    const third = await membre('Zoé')
    let closing: ReturnType<typeof end> | undefined
    let reporting: Promise<{ status: number }> | undefined
    await kit.db.transaction().execute(async (trx) => {
      await trx.selectFrom('signalements').where('id', '=', id).select('id').forUpdate().execute()
      closing = end(admin, id, { suite: 'traite' })
      await expect.poll(nbWaiting).toBe(1)
      reporting = third.call(moderationEndpoints.createSignalement, {
        body: { cibleType: 'publication', cibleId, motif: 'publicite' },
      })
      await expect.poll(nbWaiting).toBe(2)
    })
    expect([(await closing)?.status, (await reporting)?.status]).toEqual([204, 201])
    const rows = await kit.db
      .selectFrom('signalements as s')
      .innerJoin('signalements_auteures as a', 'a.signalement_id', 's.id')
      .where('s.cible_id', '=', cibleId)
      .where('a.compte_id', '=', third.id ?? '')
      .select(['s.statut', 'a.reponse', 's.nb_signalements as nb'])
      .execute()
    // Either answered with the others, or alone in a new report.
    expect(rows).toHaveLength(1)
    expect(rows[0]).toSatisfy(
      ({ statut, reponse, nb }: (typeof rows)[number]) =>
        (statut === 'traite' && reponse === REPONSE && nb === 3) ||
        (statut === 'nouveau' && reponse === null && nb === 1),
    )
  })

  test('[C2] shows again what three reporters had hidden, or leaves it hidden by a measure', async () => {
    const three = { commentaires: ['Un', 'Deux', 'Trois'] }
    const harmless = await taken(three)
    const harmful = await taken(three)
    expect(acts).toEqual(['hide', 'hide'])
    expect((await read(admin, harmless.id)).body).toMatchObject({
      masque: true,
      droits: { actions: expect.arrayContaining(['masquer', 'restaurer']) },
    })
    await end(admin, harmless.id)
    await decide(admin, harmful.id, { action: 'masquer' })
    await end(admin, harmful.id, { suite: 'traite' })
    expect([harmless.publication.isMasquee, harmful.publication.isMasquee]).toEqual([false, true])
    expect((await read(admin, harmless.id)).body.masque).toBe(false)
    expect((await read(admin, harmful.id)).body.masque).toBe(true)
  })
})
