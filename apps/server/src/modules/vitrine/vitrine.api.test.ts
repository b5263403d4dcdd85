import { vitrineEndpoints as endpoints } from '@entrelles/contract/modules/vitrine/vitrine.endpoints.ts'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createMedia, jpeg } from '#modules/medias/medias.factory.ts'

const kit = useTestApp({ PUBLIC_URL: 'https://reseau.exemple.fr' })
const ORIGIN = 'https://reseau.exemple.fr'
const FEED = '/api/vitrine/evenements'
const PAGE = '/api/vitrine/page'

const create = (titre: string, fields: EvenementFields = {}) =>
  createEvenement(kit.db, kit.clock.now(), { titre, vitrine: true, ...fields })
const feed = async () => {
  const { status, body } = await kit.visitor.call(endpoints.listVitrine, { query: {} })
  expect(status).toBe(200)
  return body
}
const get = (url: string, headers: Record<string, string> = {}) => kit.visitor.inject({ url, headers })

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
})

describe('GET /api/vitrine/evenements', () => {
  test('[R3-12] the feed lists flagged, published, upcoming events by date, without participants, speakers or video links', async () => {
    const territoire = await createTerritoire(kit.db, { nom: 'Cornouaille vitrine' })
    const id = await create('Fixer ses prix', {
      territoireIds: [territoire],
      prises: 20,
      debut: '2026-11-19T17:30:00Z',
      visuel: '0123456789abcdef0123456789abcdef.webp',
    })
    await create('Demain en ligne', {
      en_ligne: true,
      ville_id: '29232',
      debut: '2026-11-15T17:30:00Z',
      intervenantes: [{ rang: 1, prenom: 'Hélène', nom: 'Roussel', email: 'helene@exemple.fr' }],
    })
    await create('Ailleurs', {
      inscription_type: 'Externe',
      lien_google_form: 'https://forms.exemple.fr/1',
      debut: '2026-11-20T17:30:00Z',
    })
    await create('Non vitrine', { vitrine: false })
    await create('Brouillon', { brouillon: true })
    await create('Annulé', { annule_le: kit.clock.now() })
    await create('Passé', { debut: '2026-11-14T08:00:00Z' })
    const body = await feed()
    expect(body.evenements.map(({ titre, complet, lien }) => [titre, complet, lien])).toEqual([
      ['Demain en ligne', false, expect.stringMatching(`^${ORIGIN}/evenement/`)],
      ['Fixer ses prix', true, `${ORIGIN}/evenement/${id}`],
      ['Ailleurs', false, 'https://forms.exemple.fr/1'],
    ])
    expect([body.nbevenements, body.limit]).toEqual([3, 20])
    expect(body.evenements[1]).toEqual({
      id,
      titre: 'Fixer ses prix',
      theme: 'Finances',
      evenementType: 'Atelier',
      isEnLigne: false,
      adresse: '16 quai du Steïr',
      ville: { nom: 'Quimper', departement: '29' },
      dateHeureDebut: '2026-11-19T17:30:00.000Z',
      dateHeureFin: '2026-11-19T19:30:00.000Z',
      heureDebut: '18:30',
      heureFin: '20:30',
      fuseau: 'Europe/Paris',
      visuel: `${ORIGIN}/uploads/vitrine/${id}/0123456789abcdef0123456789abcdef-800.webp`,
      visuel_preview: null,
      description: '<p>Deux heures pour calculer un prix.</p>',
      territoires: ['Cornouaille vitrine'],
      complet: true,
      lien: `${ORIGIN}/evenement/${id}`,
    })
    expect(body.evenements[0]).toMatchObject({ isEnLigne: true, ville: null, adresse: null })
    const text = JSON.stringify(body)
    for (const secret of ['visio.exemple.fr', 'Roussel', 'helene@', 'Inscrites', 'latitude'])
      expect(text).not.toContain(secret)
  })

  test('[R3-12] the feed is public, open to any origin, and cached', async () => {
    await create('Fixer ses prix')
    const { headers } = await get(FEED, { origin: 'https://association.exemple.fr' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('[R3-12] an unchanged feed answers 304', async () => {
    await create('Fixer ses prix')
    const first = await get(FEED)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const again = await get(FEED, { 'if-none-match': `"autre", ${etag}` })
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['access-control-allow-origin']).toBe('*')
    await create('Un autre')
    const changed = await get(FEED, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('[R3-12] a page of the feed takes one statement and holds 20 events', async () => {
    for (let n = 0; n < 21; n += 1) await create(`N ${n}`)
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    expect((await feed()).evenements).toHaveLength(20)
    expect(queries.mock.calls).toHaveLength(1)
    queries.mockRestore()
    const { body } = await kit.visitor.call(endpoints.listVitrine, { query: { page: 2 } })
    expect([body.evenements.length, body.nbevenements]).toEqual([1, 21])
  })

  test('[R6-5] the event list is closed to other origins', async () => {
    const membre = await kit.as('adherente')
    const { headers } = await membre.inject({
      url: '/api/evenements',
      headers: { origin: 'https://association.exemple.fr' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers.etag).toBeUndefined()
  })
})

describe('GET /api/vitrine/page', () => {
  test('[R3-12] the page shows the same events, and any site may frame it', async () => {
    const id = await create('Prix <b>& valeurs</b>', { debut: '2026-12-01T17:30:00Z' })
    await create('À Saint-Denis', {
      debut: '2026-12-02T06:00:00Z',
      fuseau: 'Indian/Reunion',
      ville_id: '97411',
      nombre_places: 1,
      prises: 1,
    })
    await create('Brouillon', { brouillon: true })
    await create('Non vitrine', { vitrine: false })
    const { status, body, headers } = await get(PAGE)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-disposition']).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    )
    const html = String(body)
    expect(html).toMatch(/^<!doctype html><html lang="fr">/)
    expect(html).toContain('Prix &lt;b&gt;&amp; valeurs&lt;/b&gt;')
    expect(html).toContain(`href="${ORIGIN}/evenement/${id}"`)
    expect(html).toContain('Mardi 1er\u00a0décembre, 18\u00a0h\u00a030\u00a0–\u00a020\u00a0h\u00a030<')
    expect(html).toContain('Mercredi 2\u00a0décembre, 10\u00a0h\u00a0–\u00a012\u00a0h (heure de La Réunion)')
    expect(html.match(/<img src="\/images\/paysages\/\w+\.svg"/g)).toHaveLength(2)
    expect(html).toContain('Complet')
    expect(html).not.toMatch(/<script|Brouillon|Non vitrine/)
  })

  test('[R3-12] an empty page says so, and an unchanged page answers 304', async () => {
    const { body, headers } = await get(PAGE)
    expect(body).toContain('Aucun événement à venir pour le moment.')
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect((await get(PAGE, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })
})

describe('pictures of the showcase', () => {
  const createImage = async (usage: 'evenement' | 'vignette' | 'portrait') =>
    createMedia(kit.db, kit.storage, kit.clock.now(), {
      usage,
      image: await jpeg(1600, 1200),
      compteId: null,
    })

  test('[R3-12] any site may embed the pictures of the feed', async () => {
    const [visuel, apercu] = [await createImage('evenement'), await createImage('vignette')]
    await create('Fixer ses prix', { visuel, apercu })
    const [shown] = (await feed()).evenements
    for (const address of [shown?.visuel, shown?.visuel_preview]) {
      const { status, headers } = await get((address ?? '').replace(ORIGIN, ''))
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }
  })

  test('[R3-12] other pictures are refused to other sites', async () => {
    const [visuel, portrait] = [await createImage('evenement'), await createImage('portrait')]
    const shown = await create('Fixer ses prix', { visuel })
    const hidden = await create('Non vitrine', { visuel: portrait, vitrine: false })
    const draft = await create('Brouillon', { visuel: portrait, brouillon: true })
    const cancelled = await create('Annulé', { visuel: portrait, annule_le: kit.clock.now() })
    for (const [id, nom] of [
      [shown, portrait],
      [hidden, portrait],
      [draft, portrait],
      [cancelled, portrait],
      [shown, 'x.webp'],
      ['x', visuel],
    ])
      expect((await get(`/uploads/vitrine/${id}/${nom}`)).status).toBe(404)
    // The usual URL of a picture is for the pages of this site only.
    for (const nom of [visuel, portrait]) {
      const { status, headers } = await get(`/uploads/miniature/${nom}`)
      expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin'])
    }
  })
})
