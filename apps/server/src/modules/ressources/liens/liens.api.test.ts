import { beforeEach, describe, expect, test } from 'vitest'
import { OutsideRefused } from '#kit/fenced-fetch.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { veillerJob } from '../ressources.jobs.ts'
import { useRessources } from '../test-ressources.ts'
import { checkLien } from './check-lien.ts'
import { verifierLiensJob } from './liens.jobs.ts'

const { kit, start, create, rowOf, expectKeysKept } = useRessources()
const DAY_MS = 86_400_000
beforeEach(async () => {
  await start()
  kit.outside.asked.splice(0)
})

const GONE = new OutsideRefused('status 404', { status: 404 })
const UNREACHABLE = new OutsideRefused('no answer', { cause: new Error('ECONNREFUSED') })

/** Runs a night in which these addresses fail, and every other answers; returns those that were opened. */
const night = async (failing: Readonly<Record<string, OutsideRefused>> = {}, others?: OutsideRefused) => {
  const asked: string[] = []
  const { services } = kit
  await verifierLiensJob.run(
    {},
    {
      ...jobCtxOf(services)(services.log),
      outside: {
        get: async (url) => {
          asked.push(url)
          const error = failing[url] ?? others
          if (error) throw error
          return { url, contentType: 'text/html', bytes: Buffer.from(''), isWhole: true }
        },
        close: async () => undefined,
      },
    },
  )
  kit.clock.advance(DAY_MS)
  return asked
}
const link = (name: string, fields: object = {}) => create(name, { url: urlOf(name), ...fields })
const urlOf = (name: string) => `https://${name}.exemple.fr/`
const etatOf = async (id: string) => {
  const { statut, etat_lien: etat } = await rowOf(id)
  return [statut, etat]
}

describe('[M5] dead links', () => {
  test('a link is broken the second day, not the first; its resource is then to be verified', async () => {
    const [dead, alive] = [await link('mort'), await link('vivant')]
    expect(await night({ [urlOf('mort')]: GONE })).toHaveLength(2)
    expect(await etatOf(dead)).toEqual(['publiee', null])
    expect(await etatOf(alive)).toEqual(['publiee', 'ok'])
    expect(await night({ [urlOf('mort')]: GONE })).toEqual([urlOf('mort')])
    expect(await etatOf(dead)).toEqual(['a_verifier', 'brise'])
    expect(await night()).toEqual([])
    await expectKeysKept()
  })

  test('twice on one day is once', async () => {
    const dead = await link('mort')
    await link('vivant')
    for (let n = 0; n < 3; n += 1) {
      await night({ [urlOf('mort')]: GONE })
      kit.clock.advance(-DAY_MS)
    }
    expect(await etatOf(dead)).toEqual(['publiee', null])
  })

  test('a link that answers again is forgiven; a week later it is opened again', async () => {
    const id = await link('hésitant')
    await link('vivant')
    await night({ [urlOf('hésitant')]: GONE })
    expect(await night()).toEqual([urlOf('hésitant')])
    expect(await etatOf(id)).toEqual(['publiee', 'ok'])
    kit.clock.advance(3 * DAY_MS)
    expect(await night()).toEqual([])
    kit.clock.advance(2 * DAY_MS)
    expect((await night()).toSorted()).toEqual([urlOf('hésitant'), urlOf('vivant')].toSorted())
  })

  test('a night in which nothing answers marks nothing, and the next night asks again', async () => {
    const ids = [await link('une'), await link('deux')]
    for (let n = 0; n < 3; n += 1) expect(await night({}, UNREACHABLE)).toHaveLength(2)
    for (const id of ids) expect(await etatOf(id)).toEqual(['publiee', null])
    expect((await rowOf(ids[0] ?? '')).lien_verifie_le).toBeNull()
  })

  test('a site that does not answer while a known one does is dead', async () => {
    await link('témoin')
    await night()
    const dead = await link('disparu')
    for (let n = 0; n < 2; n += 1)
      expect(await night({ [urlOf('disparu')]: UNREACHABLE })).toEqual([urlOf('disparu'), urlOf('témoin')])
    expect(await etatOf(dead)).toEqual(['a_verifier', 'brise'])
  })

  test('only what members read is opened, and a link that was changed meanwhile is not marked', async () => {
    await link('brouillon', { statut: 'brouillon' })
    await link('archivé', { statut: 'archivee' })
    await create('article', { type: 'article' })
    expect(await night()).toEqual([])
    const id = await link('ancien')
    await night({ [urlOf('ancien')]: GONE }, undefined)
    await kit.db
      .updateTable('ressources')
      .set({ url: urlOf('nouveau'), lien_mort_le: null, lien_verifie_le: null, etat_lien: null })
      .where('id', '=', id)
      .execute()
    expect(await night({ [urlOf('ancien')]: GONE })).toEqual([urlOf('nouveau')])
    expect(await etatOf(id)).toEqual(['publiee', 'ok'])
  })

  test.each([
    [404, 'mort'],
    [410, 'mort'],
    [503, 'mort'],
    [401, 'vivant'],
    [403, 'vivant'],
    [429, 'vivant'],
    // Sent back and forth by its cookies, which the check does not keep.
    [302, 'vivant'],
  ])('a site that answers %i is %s', async (status, etat) => {
    const outside = {
      get: () => Promise.reject(new OutsideRefused(`status ${status}`, { status })),
      close: async () => undefined,
    }
    expect(await checkLien(outside, urlOf('x'))).toBe(etat)
  })

  test('[security 33] the fence refuses an address of this network: it counts as dead, unopened', async () => {
    const { outside } = jobCtxOf(kit.services)(kit.services.log)
    expect(await checkLien(outside, 'https://127.0.0.1/')).not.toBe('vivant')
  })
})

describe('[M5] the review', () => {
  const veiller = () => veillerJob.run({}, jobCtxOf(kit.services)(kit.services.log))
  test('a published resource is to be verified from the day of its review on; drafts and archives are left', async () => {
    kit.clock.set('2026-11-25T09:00:00Z')
    const due = await create('due', { date_revision: '2026-11-25' })
    const later = await create('later', { date_revision: '2026-11-26' })
    const draft = await create('draft', { statut: 'brouillon', date_revision: '2026-01-01' })
    const archived = await create('archived', { statut: 'archivee', date_revision: '2026-01-01' })
    await veiller()
    const statuts = async () =>
      Promise.all([due, later, draft, archived].map(async (id) => (await rowOf(id)).statut))
    expect(await statuts()).toEqual(['a_verifier', 'publiee', 'brouillon', 'archivee'])
    kit.clock.advance(DAY_MS)
    await veiller()
    expect((await statuts())[1]).toBe('a_verifier')
    await expectKeysKept()
  })
})
