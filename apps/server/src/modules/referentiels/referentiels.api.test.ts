import { readFileSync } from 'node:fs'
import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { referentielsEndpoints as endpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { CATEGORIES_REFERENTIEL } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'

const kit = useTestApp()
const villesOf = async (codePostal: string) =>
  (await kit.visitor.call(endpoints.listVilles, { query: { codePostal } })).body
const refusalOf = async (url: string) => {
  const { status, body } = await kit.visitor.inject({ url })
  return { status, violations: (body as ErrorBody).violations }
}

describe('GET /api/villes', () => {
  test.each([
    ['29000', [{ id: '29232', nom: 'Quimper' }]],
    ['75001', [{ id: '75101', nom: 'Paris 1er Arrondissement' }]],
    ['97400', [{ id: '97411', nom: 'Saint-Denis' }]],
    ['98800', [{ id: '98818', nom: 'Nouméa' }]],
    ['00000', []],
  ])('[R7-4] [R3-8] %s → %j, as a bare list', async (codePostal, expected) => {
    expect(await villesOf(codePostal)).toEqual(expected)
  })

  test('[R7-4] 51300 serves 46 communes, each once, in French alphabetical order', async () => {
    const villes = await villesOf('51300')
    expect(villes).toHaveLength(46)
    expect(new Set(villes.map(({ id }) => id)).size).toBe(46)
    const noms = villes.map(({ nom }) => nom)
    expect(noms).toEqual([...noms].sort(new Intl.Collator('fr').compare))
  })

  test.each(['2900', '290000', 'abcde', '29 00', '2900٠'])(
    '[R7-4] [R5-10] the code %j is refused with a French message',
    async (codePostal) => {
      expect(await refusalOf(`/api/villes?codePostal=${encodeURIComponent(codePostal)}`)).toEqual({
        status: 422,
        violations: [{ champ: 'codePostal', message: 'Le code postal doit contenir 5 chiffres.' }],
      })
    },
  )

  test.each(['/api/villes', '/api/villes?codePostal=', '/api/villes?codePostal=%20'])(
    '[R5-10] %s: a missing code is refused',
    async (url) => {
      expect(await refusalOf(url)).toEqual({
        status: 422,
        violations: [{ champ: 'codePostal', message: 'Le champ "Code postal" est obligatoire.' }],
      })
    },
  )

  test('[R3-8] the list is public and cached for an hour', async () => {
    const { headers } = await kit.visitor.call(endpoints.listVilles, { query: { codePostal: '29000' } })
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })
})

describe('communes', () => {
  const without = JSON.parse(
    readFileSync(new URL('../../../seed/communes/sans-coordonnees.json', import.meta.url), 'utf8'),
  ) as unknown[]

  test('no commune is listed as lacking coordinates', () => {
    expect(without).toHaveLength(0)
  })

  test('every commune has coordinates, except the listed ones', async () => {
    const villes = await kit.db.selectFrom('villes').select(['id', 'latitude', 'longitude']).execute()
    expect(villes.length).toBeGreaterThan(34_900)
    expect(villes.filter(({ latitude }) => latitude === null)).toHaveLength(without.length)
    const elsewhere = villes.filter(
      ({ latitude, longitude }) => Math.abs(latitude ?? 0) > 60 || Math.abs(longitude ?? 0) > 180,
    )
    expect(elsewhere).toEqual([])
  })

  test('every commune has a postal code', async () => {
    const orphans = await kit.db
      .selectFrom('villes as v')
      .leftJoin('codes_postaux as c', 'c.ville_id', 'v.id')
      .where('c.code', 'is', null)
      .select('v.id')
      .execute()
    expect(orphans).toEqual([])
  })
})

describe('GET /api/referentiels', () => {
  test.each(CATEGORIES_REFERENTIEL)(
    '[R7-4] [R3-8] %s gives its choices as a bare list of id and libelle',
    async (categorie) => {
      const { status, body, headers } = await kit.visitor.call(endpoints.listReferentiels, {
        query: { categorie },
      })
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=3600')
      expect(body.length).toBeGreaterThan(1)
      for (const choice of body) expect(Object.keys(choice).sort()).toEqual(['id', 'libelle'])
      expect(new Set(body.map(({ libelle }) => libelle)).size).toBe(body.length)
    },
  )

  test('[R3-8] the categories include the four of the registration', () => {
    expect(CATEGORIES_REFERENTIEL).toEqual(
      expect.arrayContaining(['activite', 'ambition', 'situation', 'attente']),
    )
  })

  test('an inactive choice is hidden', async () => {
    const list = async () =>
      (await kit.visitor.call(endpoints.listReferentiels, { query: { categorie: 'theme' } })).body
    const [first, ...others] = await list()
    await kit.db
      .updateTable('referentiels')
      .set({ actif: false })
      .where('id', '=', first?.id ?? '')
      .execute()
    expect(await list()).toEqual(others)
  })

  test('an unknown category and a missing one are refused', async () => {
    expect(await refusalOf('/api/referentiels?categorie=fleurs')).toEqual({
      status: 422,
      violations: [{ champ: 'categorie', message: 'Ce champ est invalide.' }],
    })
    expect(await refusalOf('/api/referentiels')).toEqual({
      status: 422,
      violations: [{ champ: 'categorie', message: 'Ce champ est obligatoire.' }],
    })
  })
})
