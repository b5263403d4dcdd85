import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { FLUX_MAX } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createFavori, createParticipation } from '#modules/participations/participations.factory.ts'
import { readIcs } from './test-ics.ts'

const kit = useTestApp()
const { getIcsEvenement, getAbonnementAgenda, createAbonnementAgenda, deleteAbonnementAgenda } =
  agendaEndpoints

const inscrire = async (
  client: Client,
  fields: EvenementFields,
  statut = 'inscrite',
): Promise<EvenementId> => {
  const now = kit.clock.now()
  const id = await createEvenement(kit.db, now, fields)
  await createParticipation(kit.db, now, { evenement_id: id, compte_id: client.id ?? null, statut })
  return id
}

/** Subscribes like a phone: without a session. */
const subscribe = async (client: Client) => {
  const { status, body } = await client.call(createAbonnementAgenda, {})
  expect(status).toBe(201)
  const path = new URL(body.url).pathname
  const read = (headers: Record<string, string> = {}) => kit.visitor.inject({ url: path, headers })
  const events = async () => readIcs(String((await read()).body))
  return { url: body.url, path, read, events }
}

/** Local times and instants around both clock changes of Paris, and in two zones without summer time. */
const NUITS = [
  ['the evening before they go back', 'Europe/Paris', '2026-10-24T16:30:00.000Z', '2026-10-24T18:30:00'],
  ['the morning after', 'Europe/Paris', '2026-10-25T09:00:00.000Z', '2026-10-25T10:00:00'],
  ['the evening before they go forward', 'Europe/Paris', '2027-03-27T17:30:00.000Z', '2027-03-27T18:30:00'],
  ['the morning after that', 'Europe/Paris', '2027-03-28T08:00:00.000Z', '2027-03-28T10:00:00'],
  ['La Réunion, on the first of them', 'Indian/Reunion', '2026-10-25T00:30:00.000Z', '2026-10-25T04:30:00'],
  ['La Réunion, on the second', 'Indian/Reunion', '2027-03-28T00:30:00.000Z', '2027-03-28T04:30:00'],
  ['Nouméa, on the first', 'Pacific/Noumea', '2026-10-25T00:30:00.000Z', '2026-10-25T11:30:00'],
  ['Nouméa, on the second', 'Pacific/Noumea', '2027-03-28T00:30:00.000Z', '2027-03-28T11:30:00'],
] as const

describe('[P-2] [F25] the times in a calendar', () => {
  test.each(NUITS)('are correct for one event: %s', async (_when, fuseau, debut, shown) => {
    const membre = await kit.as('adherente')
    const id = await createEvenement(kit.db, kit.clock.now(), { fuseau, debut })
    const { body } = await membre.call(getIcsEvenement, { params: { id } })
    const [event] = readIcs(body)
    const fin = new Date(Date.parse(debut) + 7_200_000).toISOString()
    expect(event).toMatchObject({
      start: { tzid: fuseau, shown, instant: debut },
      end: { tzid: fuseau, instant: fin },
    })
  })

  test('are correct for all events of a feed, two of which span a clock change', async () => {
    kit.clock.set('2026-10-20T09:00:00Z')
    const membre = await kit.as('adherente')
    for (const [titre, fuseau, debut] of NUITS) await inscrire(membre, { titre, fuseau, debut })
    const across = [
      ['2026-10-24T22:00:00.000Z', '2026-10-25T05:00:00.000Z'],
      ['2027-03-27T22:00:00.000Z', '2027-03-28T05:00:00.000Z'],
    ] as const
    for (const [debut, fin] of across) await inscrire(membre, { titre: debut, debut, fin })
    const events = await (await subscribe(membre)).events()
    const read = new Map(events.map((event) => [event.title, event]))
    for (const [titre, tzid, instant, shown] of NUITS)
      expect(read.get(titre)?.start).toEqual({ tzid, shown, instant })
    for (const [debut, fin] of across)
      expect(read.get(debut)).toMatchObject({ start: { instant: debut }, end: { instant: fin } })
    expect(events).toHaveLength(NUITS.length + 2)
  })
})

describe('the calendar file of an event', () => {
  test('gives its title, its place and its page, and never its meeting link', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await kit.as('adherente')
    const { PUBLIC_URL } = kit.services.env
    const id = await createEvenement(kit.db, kit.clock.now(), { sequence: 3, debut: '2026-11-19T17:30:00Z' })
    const { status, body, headers } = await membre.call(getIcsEvenement, { params: { id } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''evenement-2026-11-19.ics",
      'cache-control': 'no-store',
    })
    expect(body).toContain('METHOD:PUBLISH')
    expect(readIcs(body)).toMatchObject([
      {
        title: 'Fixer ses prix sans s’excuser',
        uid: `${id}@${new URL(PUBLIC_URL).hostname}`,
        sequence: '3',
        status: 'CONFIRMED',
        location: '16 quai du Steïr, 29000 Quimper',
        url: `${PUBLIC_URL}/evenement/${id}`,
      },
    ])
  })

  test('[R3-13] of an online event gives the visio URL to registered members only', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await kit.as('adherente')
    const id = await inscrire(membre, { en_ligne: true, lien_visio: 'https://visio.exemple.fr/secret' })
    const visio = `/api/evenements/${id}/visio`
    const hers = (await membre.call(getIcsEvenement, { params: { id } })).body
    expect(readIcs(hers)[0]?.description).toContain(visio)
    const others = (await (await kit.as('adherente')).call(getIcsEvenement, { params: { id } })).body
    expect(readIcs(others)[0]).toMatchObject({ location: 'En ligne' })
    expect(readIcs(others)[0]?.description).not.toContain('visio')
    expect(hers + others).not.toContain('secret')
  })

  test('[security 30] does not exist for a draft', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    for (const persona of ['adherente', 'administratrice'] as const)
      expect((await (await kit.as(persona)).call(getIcsEvenement, { params: { id } })).status).toBe(404)
  })
})

describe('[M13] the calendar feed', () => {
  test('contains only her registrations of the last year and to come, including cancelled events', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const now = kit.clock.now()
    const membre = await kit.as('adherente')
    const debut = '2026-11-19T17:30:00Z'
    await inscrire(membre, { titre: 'Inscrite', debut })
    await inscrire(membre, { titre: 'Annulé', debut: '2026-11-20T17:30:00Z', annule_le: now, sequence: 2 })
    await inscrire(membre, { titre: 'Il y a dix mois', debut: '2026-01-20T17:30:00Z' })
    await inscrire(membre, { titre: 'Il y a deux ans', debut: '2024-11-20T17:30:00Z' })
    const waits = await inscrire(membre, { titre: 'Attente', debut }, 'en_attente')
    await inscrire(membre, { titre: 'Proposée', debut }, 'proposee')
    await inscrire(membre, { titre: 'Quittée', debut }, 'annulee')
    await createFavori(
      kit.db,
      now,
      membre.id ?? '',
      await createEvenement(kit.db, now, { titre: 'Favori', debut }),
    )
    const brouillon = await createEvenement(kit.db, now, { titre: 'Brouillon', debut, brouillon: true })
    await createFavori(kit.db, now, membre.id ?? '', brouillon)
    await inscrire(await kit.as('adherente'), { titre: 'D’une autre', debut })

    const { read, events } = await subscribe(membre)
    const { status, headers, body } = await read()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(String(body)).toContain('X-WR-CALNAME:Entrelles\\, mon agenda')
    expect((await events()).map(({ title, status: state }) => [title, state])).toEqual([
      ['Annulé', 'CANCELLED'],
      ['Inscrite', 'CONFIRMED'],
      ['Il y a dix mois', 'CONFIRMED'],
    ])
    // Appears in the feed once she gets a seat.
    await kit.db
      .updateTable('participations')
      .set({ statut: 'inscrite' })
      .where('evenement_id', '=', waits)
      .where('compte_id', '=', membre.id ?? '')
      .execute()
    expect((await events()).map(({ title }) => title)).toContain('Attente')
  })

  test('is sent again only after a change', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await kit.as('adherente')
    const id = await inscrire(membre, { titre: 'Avant' })
    const { read } = await subscribe(membre)
    const etag = String((await read()).headers.etag)
    kit.clock.advance(60_000)
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    await kit.db.updateTable('evenements').set({ titre: 'Après' }).where('id', '=', id).execute()
    const changed = await read({ 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(String(changed.body)).toContain('Après')
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('has a URL that she can read, renew and revoke', async () => {
    const membre = await kit.as('adherente')
    const mine = async () => (await membre.call(getAbonnementAgenda, {})).body.abonnement
    expect(await mine()).toBeNull()
    const first = await subscribe(membre)
    expect(first.url).toMatch(/^http.*\/api\/agenda\/[\w-]{43}\.ics$/)
    expect(await mine()).toEqual({ url: first.url, dateCreation: kit.clock.now().toISOString() })
    const second = await subscribe(membre)
    expect(second.url).not.toBe(first.url)
    expect([(await first.read()).status, (await second.read()).status]).toEqual([404, 200])
    expect((await membre.call(deleteAbonnementAgenda, {})).status).toBe(204)
    expect((await second.read()).status).toBe(404)
    expect(await mine()).toBeNull()
    // Deleting is idempotent.
    expect((await membre.call(deleteAbonnementAgenda, {})).status).toBe(204)
  })

  test('stores only the hash of its URL token in the database', async () => {
    const membre = await kit.as('adherente')
    const { path } = await subscribe(membre)
    const jeton = path.replace('/api/agenda/', '').replace('.ics', '')
    const { rows } = await sql<{ line: string }>`select a::text as line from abonnements_agenda a`.execute(
      kit.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { line } of rows) expect(line).not.toContain(jeton)
  })

  test('answers 404 while her membership is expired or she is suspended', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await kit.as('adherente')
    const { read } = await subscribe(membre)
    const change = (fields: { paye_jusquau?: string; suspendue_jusquau?: string | null }) =>
      kit.db
        .updateTable('comptes')
        .set(fields)
        .where('id', '=', membre.id ?? '')
        .execute()
    await change({ paye_jusquau: '2026-01-01' })
    expect((await read()).status).toBe(404)
    await change({ paye_jusquau: '2027-01-01' })
    expect((await read()).status).toBe(200)
    await change({ suspendue_jusquau: '2026-12-01T00:00:00Z' })
    expect((await read()).status).toBe(404)
  })

  test.each(['x', 'a'.repeat(42), `${'a'.repeat(42)}!`])('refuses the malformed token %s', async (jeton) => {
    expect((await kit.visitor.inject({ url: `/api/agenda/${jeton}.ics` })).status).toBe(422)
  })

  test('contains a bounded number of events, the latest ones', async () => {
    kit.clock.set('2026-11-14T09:00:00Z')
    const membre = await kit.as('adherente')
    const premier = await inscrire(membre, { titre: 'La plus ancienne', debut: '2026-11-15T08:00:00Z' })
    await sql`
      with copies as (
        insert into evenements (id, titre, theme_id, type_id, en_ligne, debut, fin, brouillon, cree_le, modifie_le, prises)
        select gen_random_uuid(), 'Copie', theme_id, type_id, true, debut + n * interval '1 hour', fin + n * interval '1 hour',
          false, cree_le, modifie_le, 1
        from evenements, generate_series(1, ${FLUX_MAX}::int) n where id = ${premier} returning id)
      insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le)
      select gen_random_uuid(), id, ${membre.id}, 'inscrite', ${kit.clock.now()}, ${kit.clock.now()} from copies`.execute(
      kit.db,
    )
    const titles = (await (await subscribe(membre)).events()).map(({ title }) => title)
    expect(titles).toHaveLength(FLUX_MAX)
    expect(titles).not.toContain('La plus ancienne')
  })
})
