import { annoncesEndpoints as endpoints } from '@entrelles/contract/modules/actus/annonces.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createCoordination } from '#modules/session/session.factory.ts'
import { createPublication, type PublicationFields } from './actus.factory.ts'
import { UNKNOWN, useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, again, draft, journalOf } = useActus()
let awa: Membre
let soizic: Membre
let administratrice: Membre
let cornouaille: string
let leon: string

beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  kit.mail.sent.length = 0
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille', territoire: 'Léon' })
  administratrice = await memberOf('Hélène', { compte: { administratrice: true } })
})

const essai = (who: Membre, id: string) =>
  who.call(endpoints.sendEssaiPublication, { params: { id: id as typeof UNKNOWN } })
/** An announcement of an administrator, for Cornouaille. */
const annonce = (fields: PublicationFields = {}) =>
  createPublication(kit.db, kit.clock.now(), administratrice.id, {
    type: 'annonce',
    titre: 'Les ateliers de décembre',
    contenu: '<p>Trois dates à noter.</p>',
    territoire_ids: [cornouaille],
    ...fields,
  })
const emailOf = async ({ id }: Membre) =>
  (await kit.db.selectFrom('comptes').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email
const sentTo = async (): Promise<unknown[]> => {
  await kit.runJobs()
  return kit.mail.sent.map(({ to }) => to)
}

describe('[community C2] POST /api/publications/:id/essai', () => {
  test.each(['brouillon', 'programmee', 'publiee'] as const)(
    'the mail of an announcement goes to her alone: %s',
    async (statut) => {
      const id = await annonce({
        statut,
        ...(statut === 'programmee' && { programmee_le: '2026-11-19T09:00:00Z' }),
      })
      expect((await essai(administratrice, id)).status).toBe(204)
      expect(await sentTo()).toEqual([await emailOf(administratrice)])
      const [mail] = kit.mail.sent
      expect(mail?.subject).toBe('Essai\u00a0: Les ateliers de décembre')
      expect(mail?.text).toContain('Trois dates à noter.')
      expect(mail?.text).toContain('parce que tu as demandé un essai')
      expect(mail?.text).not.toContain('source=courriel')
    },
  )

  test('a coordinator tries the draft that she writes for her branch, and the announcements of others for it', async () => {
    const { body } = await draft(soizic, {
      type: 'annonce',
      titre: 'Réunion',
      contenu: '<p>Jeudi.</p>',
      territoires: [cornouaille],
    })
    expect((await essai(soizic, body.id)).status).toBe(204)
    expect((await essai(soizic, await annonce())).status).toBe(204)
    const hers = await emailOf(soizic)
    expect(await sentTo()).toEqual([hers, hers])
  })

  test('a coordinator of several branches tries one for all of them; it is refused once she coordinates one alone', async () => {
    const id = await annonce({ territoire_ids: [cornouaille, leon], auteure_id: soizic.id })
    expect((await essai(soizic, id)).status).toBe(404)
    await createCoordination(kit.db, kit.clock.now(), soizic.id, 'Léon')
    expect((await essai(await again(soizic), id)).status).toBe(204)
  })

  test('[security 27] the announcement of another branch or of the network, which she reads, is refused to a coordinator', async () => {
    for (const territoire_ids of [[leon], [leon, cornouaille], []])
      expect((await essai(soizic, await annonce({ territoire_ids }))).status).toBe(404)
    expect(await sentTo()).toEqual([])
  })

  test('[security 27] a member is refused, also for an announcement that she reads or wrote as a coordinator', async () => {
    expect((await essai(awa, await annonce())).status).toBe(404)
    expect((await essai(awa, await annonce({ auteure_id: awa.id, statut: 'brouillon' }))).status).toBe(404)
    expect(await sentTo()).toEqual([])
  })

  test('each try sends one mail, notifies nobody else and is in the journal', async () => {
    const id = await annonce()
    await essai(soizic, id)
    kit.clock.set('2026-11-18T09:01:00Z')
    await essai(await again(soizic), id)
    expect(await sentTo()).toHaveLength(2)
    const row = await kit.db
      .selectFrom('publications')
      .where('id', '=', id)
      .select(['nb_destinataires', 'avertie_le', 'nb_courriels'])
      .executeTakeFirst()
    expect(row).toEqual({ nb_destinataires: null, avertie_le: null, nb_courriels: 0 })
    expect((await journalOf(id)).map(({ action }) => action)).toEqual([
      'publications.essayer',
      'publications.essayer',
    ])
  })

  test.each(['actualite', 'publication'] as const)(
    '[M2] only an announcement has a mail to try: 409 for %s',
    async (type) => {
      expect(await essai(administratrice, await annonce({ type }))).toMatchObject({
        status: 409,
        body: { code: 'pas_une_annonce' },
      })
    },
  )

  test('[security 27] an unknown post, one that she does not read and the plain draft of somebody else are not found', async () => {
    const id = await createPublication(kit.db, kit.clock.now(), awa.id, { statut: 'brouillon' })
    for (const other of [UNKNOWN, id]) expect((await essai(administratrice, other)).status).toBe(404)
    const foreign = await memberOf('Léa')
    expect((await essai(foreign, await annonce())).status).toBe(404)
  })
})
