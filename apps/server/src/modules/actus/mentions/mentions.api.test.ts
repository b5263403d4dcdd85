import { MENTIONS_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { mentionsOf } from '#kit/mentions.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPublication } from '../actus.factory.ts'
import { named, useCommentaires } from '../commentaires/test-commentaires.ts'
import { UNKNOWN, type Membre } from '../test-actus.ts'

const { kit, clear, memberOf, commentedBy, edit, proposedTo } = useCommentaires()
let awa: Membre
let lea: Membre
let eloise: Membre
let reseau: PublicationId
let cornouaille: string

beforeEach(async () => {
  kit.clock.set('2026-11-25T09:00:00Z')
  await clear()
  const territoire = 'Cornouaille'
  awa = await memberOf('Awa', { territoire })
  lea = await memberOf('Léa', { territoire })
  eloise = await memberOf('Éloïse', { territoire: 'Léon' })
  cornouaille = await createTerritoire(kit.db, territoire)
  reseau = await createPublication(kit.db, kit.clock.now(), awa.id)
})

const publicationOf = (fields: Parameters<typeof createPublication>[3], auteure = awa) =>
  createPublication(kit.db, kit.clock.now(), auteure.id, fields)

describe('[P-11] GET /api/mentions', () => {
  test.each(['eloise', 'Éloïse', 'elois', 'ELOISE', 'éloi', 'eloize', 'eloise sarr'])(
    '« %s » proposes the same member first',
    async (termes) => {
      await memberOf('Élodie')
      await memberOf('Louise')
      expect((await proposedTo(awa, { termes }))[0]).toBe('Éloïse')
      expect((await proposedTo(awa, { termes, publicationId: reseau }))[0]).toBe('Éloïse')
    },
  )

  test('proposes eight members at most, and never the caller', async () => {
    for (const nom of 'abcdefghij') await memberOf('Sarah', { compte: { nom: `Le ${nom}` } })
    expect(await proposedTo(awa, { termes: 'sarah' })).toHaveLength(8)
    expect(await proposedTo(awa, { termes: 'awa' })).toEqual([])
    expect(await proposedTo(lea, { termes: 'awa' })).toEqual(['Awa'])
  })

  test('proposes nobody without a word, or for a word that matches nobody', async () => {
    for (const termes of ['  ', '-', 'xyzxyz', '%', '\\', "'"])
      expect(await proposedTo(awa, { termes })).toEqual([])
  })

  test('[security 32] words that are too long and unknown filters are refused', async () => {
    for (const query of [`termes=${'a'.repeat(300)}`, 'termes=a&page=2', 'termes=a&territoire=x', ''])
      expect((await awa.inject({ url: `/api/mentions?${query}` })).status).toBe(422)
  })

  test('is limited to those who may read the post, or the branch', async () => {
    const limited = await publicationOf({ territoire_ids: [cornouaille] })
    await memberOf('Soizic', { coordonne: 'Cornouaille', territoire: 'Léon' })
    for (const where of [{ publicationId: limited }, { territoire: cornouaille }]) {
      expect(await proposedTo(awa, { termes: 'eloise', ...where })).toEqual([])
      expect(await proposedTo(awa, { termes: 'lea', ...where })).toEqual(['Léa'])
      expect(await proposedTo(awa, { termes: 'soizic', ...where })).toEqual(['Soizic'])
    }
    expect(await proposedTo(awa, { termes: 'lea', territoire: UNKNOWN })).toEqual([])
  })

  test('leaves out a member whose new branch does not count yet', async () => {
    const newcomer = await memberOf('Yuna', { territoire: 'Cornouaille' })
    await kit.db
      .updateTable('rattachements')
      .set({ acceptee_le: null })
      .where('compte_id', '=', newcomer.id)
      .execute()
    expect(await proposedTo(awa, { termes: 'yuna', territoire: cornouaille })).toEqual([])
    expect(await proposedTo(awa, { termes: 'yuna' })).toEqual(['Yuna'])
  })

  test('[security 27] reveals nothing about a post that she may not read', async () => {
    const limited = await publicationOf({ territoire_ids: [cornouaille] })
    const draft = await publicationOf({ statut: 'brouillon' })
    for (const publicationId of [limited, draft, UNKNOWN])
      expect(await proposedTo(eloise, { termes: 'lea', publicationId })).toEqual([])
  })

  test('[M3] leaves out those who are hidden from her, or from the author of the post', async () => {
    await createBlocage(kit.db, kit.clock.now(), eloise.id, awa.id)
    expect(await proposedTo(awa, { termes: 'eloise' })).toEqual([])
    expect(await proposedTo(lea, { termes: 'eloise' })).toEqual(['Éloïse'])
    expect(await proposedTo(lea, { termes: 'eloise', publicationId: reseau })).toEqual([])
    const annonce = await publicationOf({ type: 'annonce' })
    expect(await proposedTo(lea, { termes: 'eloise', publicationId: annonce })).toEqual(['Éloïse'])
  })
})

describe('[M0] a mention', () => {
  const storedBy = async (who: Membre, contenu: string, id: PublicationId = reseau) =>
    (await commentedBy(who, id, { contenu })).contenu

  test('is stored with the true name of the member', async () => {
    expect(await storedBy(lea, `<p>Merci ${named(eloise, '@Une autre')}&nbsp;!</p>`)).toBe(
      `<p>Merci ${named(eloise, '@Éloïse Sarr')}\u00a0!</p>`,
    )
  })

  test('of a name with markup is stored as text', async () => {
    const rose = await memberOf('Rose <b>', { compte: { nom: '& fils' } })
    expect(await storedBy(lea, `<p>${named(rose)}</p>`)).toBe(
      `<p>${named(rose, '@Rose &lt;b&gt; &amp; fils')}</p>`,
    )
  })

  test('of somebody who may not see the post stays as plain text', async () => {
    const limited = await publicationOf({ territoire_ids: [cornouaille] })
    const expired = await memberOf('Maud', { compte: { paye_jusquau: '2026-01-01' } })
    const contenu = `<p>${named(eloise, '@Éloïse')} ${named(lea)} ${named(expired, '@Maud')} ${named({ id: UNKNOWN }, '@Nulle')}</p>`
    expect(await storedBy(awa, contenu, limited)).toBe(
      `<p>@Éloïse ${named(lea, '@Léa Sarr')} @Maud @Nulle</p>`,
    )
  })

  test('[M3] of a member who is hidden from the writer, or from the author of the post, stays as plain text', async () => {
    await createBlocage(kit.db, kit.clock.now(), awa.id, eloise.id)
    const contenu = `<p>${named(eloise, '@Éloïse')}</p>`
    expect(await storedBy(lea, contenu)).toBe('<p>@Éloïse</p>')
    const other = await publicationOf({}, await memberOf('Nadia'))
    expect(await storedBy(awa, contenu, other)).toBe('<p>@Éloïse</p>')
    expect(await storedBy(lea, contenu, other)).toBe(`<p>${named(eloise, '@Éloïse Sarr')}</p>`)
  })

  test('[M3] of a member who is hidden from the reader is words alone for her, in posts and comments', async () => {
    const nadia = await memberOf('Nadia')
    const contenu = `<p>${named(eloise, '@Éloïse Sarr')} et ${named(lea, '@Léa Sarr')}</p>`
    const id = await publicationOf({ contenu }, nadia)
    await storedBy(nadia, contenu, id)
    await createBlocage(kit.db, kit.clock.now(), eloise.id, awa.id)
    await createBlocage(kit.db, kit.clock.now(), awa.id, (await memberOf('Zoé')).id)
    const urls = ['/api/publications', `/api/publications/${id}`, `/api/publications/${id}/commentaires`]
    for (const url of urls)
      for (const [who, sees] of [
        [awa, [false, true]],
        [nadia, [true, true]],
      ] as const) {
        const read = JSON.stringify((await who.inject({ url })).body)
        expect([url, [eloise, lea].map((one) => read.includes(one.id))]).toEqual([url, sees])
        expect(read).toContain('@Éloïse Sarr')
      }
    const { body } = await awa.inject({ url: `/api/publications/${id}` })
    expect(body).toMatchObject({ contenu: `<p>@Éloïse Sarr et ${named(lea, '@Léa Sarr')}</p>` })
  })

  test('beyond twenty members, the others stay as plain text', async () => {
    const members: Membre[] = []
    for (let n = 0; n <= MENTIONS_MAX; n += 1) members.push(await memberOf(`M${n}`))
    const stored = await storedBy(lea, `<p>${members.map((one) => named(one, '@x')).join(' ')}</p>`)
    expect(mentionsOf(stored)).toEqual(members.slice(0, MENTIONS_MAX).map(({ id }) => id))
    expect(stored.endsWith(' @x</p>')).toBe(true)
  })

  test('keeps its name when it is edited, and a name that has changed is written anew', async () => {
    const { id, contenu } = await commentedBy(lea, reseau, { contenu: `<p>${named(eloise)}</p>` })
    await kit.db.updateTable('comptes').set({ nom: 'Le Gall' }).where('id', '=', eloise.id).execute()
    const { body } = await edit(lea, reseau, id, { contenu, version: 1 })
    expect(body.contenu).toBe(`<p>${named(eloise, '@Éloïse Le Gall')}</p>`)
  })
})
