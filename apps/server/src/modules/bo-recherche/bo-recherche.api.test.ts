import { boRechercheEndpoints as endpoints } from '@entrelles/contract/modules/bo-recherche/bo-recherche.endpoints.ts'
import {
  MOTS_IDENTIQUES,
  SYNONYMES_MAX,
  type SynonymeId,
} from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { noteSansResultat } from '#modules/recherche/sans-resultat/sans-resultat.repository.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000' as SynonymeId

const kit = useTestApp()
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('synonymes').execute()
  await kit.db.deleteFrom('recherches_sans_resultat').execute()
  administratrice = await kit.as('administratrice')
})

const add = (...mots: string[]) => administratrice.call(endpoints.createSynonyme, { body: { mots } })
const update = (id: SynonymeId, version: number, ...mots: string[]) =>
  administratrice.call(endpoints.updateSynonyme, { params: { id }, body: { mots, version } })
const remove = (id: SynonymeId) => administratrice.call(endpoints.deleteSynonyme, { params: { id } })
const groups = async () =>
  (await administratrice.call(endpoints.listSynonymes, {})).body.synonymes.map(({ mots }) => mots)

const journalOf = (id: string) =>
  kit.db
    .selectFrom('journal')
    .where('cible_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .select(['action', 'cible_type', 'cible_nom', 'avant', 'apres'])
    .execute()

describe('[R2.1-24] [M16] synonyms', () => {
  test('are added, changed and deleted by an administrator, each with its line in the journal', async () => {
    const { status, body } = await add('visio', 'visioconférence')
    expect(status).toBe(201)
    expect(body).toMatchObject({ mots: ['visio', 'visioconférence'], version: 1 })
    const changed = await update(body.id, 1, 'visio', 'webinaire')
    expect(changed.body).toMatchObject({ mots: ['visio', 'webinaire'], version: 2 })
    expect((await remove(body.id)).status).toBe(204)
    expect(await groups()).toEqual([])
    expect(await journalOf(body.id)).toEqual([
      {
        action: 'recherche.creer_synonymes',
        cible_type: 'synonyme',
        cible_nom: 'visio, visioconférence',
        avant: null,
        apres: { mots: ['visio', 'visioconférence'] },
      },
      expect.objectContaining({
        action: 'recherche.modifier_synonymes',
        avant: { mots: ['visio', 'visioconférence'] },
        apres: { mots: ['visio', 'webinaire'] },
      }),
      expect.objectContaining({ action: 'recherche.supprimer_synonymes', apres: null }),
    ])
  })

  test('are listed by their first word', async () => {
    await add('visio', 'webinaire')
    await add('AG', 'assemblée générale')
    expect(await groups()).toEqual([
      ['AG', 'assemblée générale'],
      ['visio', 'webinaire'],
    ])
  })

  test('a word belongs to one group, whatever its accents and its plural', async () => {
    await add('kiné', 'kinésithérapeute')
    const second = await add('kine', 'masseuse')
    expect([second.status, second.body]).toEqual([409, expect.objectContaining({ code: 'mot_deja_pris' })])
    const { body } = await add('masseuse', 'praticienne')
    const third = await update(body.id, 1, 'masseuse', 'kinésithérapeutes')
    expect([third.status, third.body]).toEqual([409, expect.objectContaining({ code: 'mot_deja_pris' })])
    expect(await groups()).toHaveLength(2)
  })

  test.each([
    ['one word', ['visio']],
    ['the same word twice', ['visio', 'VISIO']],
    ['an expression of five words', ['ess', 'réseau local économie sociale solidaire']],
    ['the same word once accents are left out', ['kiné', 'kine']],
    ['too many words', Array.from({ length: 11 }, (_, n) => `mot${n}`)],
    ['a letter', ['a', 'bon']],
  ])('with %s are refused', async (_what, mots) => {
    const { status, body } = await add(...mots)
    expect(status).toBe(422)
    expect(body).toMatchObject({ violations: [{ champ: expect.stringMatching(/^mots/) }] })
    expect(await groups()).toEqual([])
  })

  test('the message says what is missing', async () => {
    const { body } = await add('kiné', 'kine')
    expect(body).toMatchObject({ violations: [{ champ: 'mots', message: MOTS_IDENTIQUES }] })
  })

  test('from an older version, or unknown, are refused', async () => {
    const { id } = (await add('visio', 'webinaire')).body
    await update(id, 1, 'visio', 'conférence')
    const late = await update(id, 1, 'visio', 'réunion')
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'version_depassee' })])
    expect((await update(UNKNOWN, 1, 'visio', 'réunion')).status).toBe(404)
    expect((await remove(UNKNOWN)).status).toBe(404)
  })

  test('stop at a number', async () => {
    await sql`insert into synonymes (id, mots)
      select gen_random_uuid(), array['mot' || n, 'autre' || n] from generate_series(1, ${SYNONYMES_MAX}) n`.execute(
      kit.db,
    )
    const { status, body } = await add('visio', 'webinaire')
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'trop_de_synonymes' })])
  })

  test('[R6-3] members and coordinators may neither read nor change them', async () => {
    const { id } = (await add('visio', 'webinaire')).body
    for (const client of [await kit.as('adherente'), await kit.as('coordinatrice')]) {
      const calls = [
        await client.call(endpoints.listSynonymes, {}),
        await client.call(endpoints.createSynonyme, { body: { mots: ['un', 'deux'] } }),
        await client.call(endpoints.updateSynonyme, {
          params: { id },
          body: { mots: ['a1', 'b1'], version: 1 },
        }),
        await client.call(endpoints.deleteSynonyme, { params: { id } }),
        await client.call(endpoints.listRecherchesSansResultat, { query: {} }),
      ]
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    expect(await groups()).toEqual([['visio', 'webinaire']])
  })
})

describe('[M16] searches without results', () => {
  const look = (...searches: string[]) =>
    inTransaction(kit.db, async (tx) => {
      for (const termes of searches) await noteSansResultat(tx, termes, kit.clock.now())
    })
  const listed = async (page = 1) => {
    const { body } = await administratrice.call(endpoints.listRecherchesSansResultat, { query: { page } })
    return body.recherches.map(({ termes, nb }) => [termes, nb])
  }

  test('are counted by their words, the most frequent first; what was looked for once is not listed', async () => {
    await look('Poterie', 'rare', 'tour à bois', 'POTERIE', 'poteriè', 'bois à tour')
    expect(await listed()).toEqual([
      ['poterie', 3],
      ['tour à bois', 2],
    ])
  })

  test('do not say who made them, and keep no name, address or number', async () => {
    await createProfil(kit.db, kit.clock.now(), { compte: { prenom: 'Soizic', nom: 'Quéméneur' } })
    for (const termes of ['quemeneur vélo', 'Soizic inconnue', 'a@exemple.fr', '06 12 34 56 78', '!!'])
      await look(termes, termes)
    expect(await listed()).toEqual([])
    await look('le vélo', 'le vélo')
    expect(await listed()).toEqual([['le vélo', 2]])
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'recherches_sans_resultat'`.execute(
      kit.db,
    )
    expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual([
      'derniere_le',
      'forme',
      'nb',
      'termes',
    ])
  })

  test('leave the list once a synonym answers them', async () => {
    await look('poterie', 'poterie', 'vélo', 'vélo')
    await add('poterie', 'céramique')
    expect(await listed()).toEqual([['vélo', 2]])
  })

  test('are in pages of twenty', async () => {
    await look(...Array.from({ length: 22 }, (_, n) => `mot${n}`).flatMap((mot) => [mot, mot]))
    expect([(await listed()).length, (await listed(2)).length, (await listed(3)).length]).toEqual([20, 2, 0])
  })
})
