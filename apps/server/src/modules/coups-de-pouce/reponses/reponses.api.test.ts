import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import type { CoupDePouceId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande, createReponse } from '../coups-de-pouce.factory.ts'
import {
  comptesOf,
  expectKeysKept,
  memberOf,
  UNKNOWN,
  useCoupsDePouce,
  type Membre,
} from '../test-coups-de-pouce.ts'

const { kit, read, act, answer, accept, answersOf, editAnswer, removeAnswer, readAnswer, clear, restrict } =
  useCoupsDePouce()
let awa: Membre
let lea: Membre
let nadia: Membre
let soizic: Membre
let id: CoupDePouceId

/** Awa's request, in the branch that Soizic coordinates. */
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await clear()
  awa = await memberOf(kit, 'Awa')
  lea = await memberOf(kit, 'Léa')
  nadia = await memberOf(kit, 'Nadia')
  soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
  const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
  id = await createDemande(kit.db, kit.clock.now(), awa.id, { territoire_id })
})

const contenus = async (who: Membre) => (await answersOf(who, id)).reponses.map(({ contenu }) => contenu)
const written = async (who: Membre, fields: Record<string, unknown> = {}) => {
  kit.clock.advance(60_000)
  const { status, body } = await answer(who, id, fields)
  expect([status, body.code]).toEqual([201, undefined])
  return body
}

describe('[M1] [R7-11] an answer', () => {
  test('[R3-18] is read by all, with what each may do', async () => {
    const body = await written(lea, { contenu: 'J’ai un Kangoo frigo.', propose: true })
    expect(body).toEqual({
      id: expect.any(String),
      contenu: 'J’ai un Kangoo frigo.',
      auteure: expect.objectContaining({ id: lea.id, prenom: 'Léa' }),
      prive: false,
      propose: true,
      acceptee: false,
      aAide: false,
      reponseParenteId: null,
      statut: 'publiee',
      datePublication: '2026-11-14T09:01:00.000Z',
      dateModification: null,
      version: 1,
      droits: { modifier: true, supprimer: true, repondre: true, accepter: false, signaler: false },
    })
    const droitsOf = async (who: Membre) => (await readAnswer(who, id, body.id)).body.droits
    expect(await droitsOf(awa)).toEqual({
      modifier: false,
      supprimer: false,
      repondre: true,
      accepter: true,
      signaler: true,
    })
    expect(await droitsOf(soizic)).toMatchObject({ supprimer: true, accepter: false })
    expect(await droitsOf(nadia)).toMatchObject({ supprimer: false, accepter: false, signaler: true })
    expect((await read(nadia, id)).body.nbReponses).toBe(1)
  })

  test('threads are listed one after the other, the oldest first', async () => {
    const first = await written(lea, { contenu: 'Une' })
    await written(nadia, { contenu: 'Deux' })
    await written(awa, { contenu: 'Une, oui', reponseParenteId: first.id })
    await written(lea, { contenu: 'Une, voilà', reponseParenteId: first.id })
    await written(soizic, { contenu: 'Trois' })
    expect(await contenus(nadia)).toEqual(['Une', 'Une, oui', 'Une, voilà', 'Deux', 'Trois'])
    const { nbreponses, limit } = await answersOf(nadia, id)
    expect([nbreponses, limit]).toEqual([5, 20])
  })

  test('has one level: an answer to an answer takes none', async () => {
    const first = await written(lea)
    const second = await written(nadia, { reponseParenteId: first.id })
    const refused = await answer(awa, id, { reponseParenteId: second.id })
    expect([refused.status, refused.body.violations?.[0]?.champ]).toEqual([422, 'reponseParenteId'])
    const elsewhere = await createDemande(kit.db, kit.clock.now(), awa.id)
    expect((await answer(awa, elsewhere, { reponseParenteId: first.id })).status).toBe(404)
    expect((await answer(awa, id, { reponseParenteId: UNKNOWN })).status).toBe(404)
  })

  test('pages have twenty', async () => {
    for (let n = 0; n < 22; n += 1)
      await createReponse(kit.db, new Date(kit.clock.now().getTime() + n), id, lea.id, { contenu: `N ${n}` })
    const second = await answersOf(nadia, id, 2)
    expect(second.reponses.map(({ contenu }) => contenu)).toEqual(['N 20', 'N 21'])
    expect(second.nbreponses).toBe(22)
    expect((await answersOf(nadia, id, 3)).reponses).toEqual([])
  })

  test('is refused once the request has ended, on an unknown one, and to a restricted member', async () => {
    expect((await answer(lea, UNKNOWN)).status).toBe(404)
    await act(awa, id, 'clore', {})
    expect(await answer(lea, id)).toMatchObject({ status: 409, body: { code: 'ferme' } })
    await act(awa, id, 'rouvrir')
    await restrict(lea.id)
    expect(await answer(lea, id)).toMatchObject({ status: 403, body: { code: 'restreinte' } })
  })

  test.each([
    ['contenu', { contenu: 'a' }],
    ['contenu', { contenu: 'a'.repeat(2001) }],
    ['acceptee', { acceptee: true }],
    ['reponseParenteId', { reponseParenteId: 'x' }],
  ])('[security 32] a wrong %s is refused', async (champ, fields) => {
    const { status, body } = await answer(lea, id, fields)
    expect([status, body.violations?.map((one) => one.champ)]).toEqual([422, [champ]])
  })

  test('[security 36] hostile texts stay text', async () => {
    const { id: reponse } = await written(lea, { contenu: XSS[0] })
    for (const [n, texte] of XSS.entries()) {
      const typed = texte.replaceAll('\u0000', '').trim().padEnd(2, 'a').slice(0, 2000)
      const { body } = await editAnswer(lea, id, reponse, { contenu: typed, version: n + 1 })
      expect(body.contenu).toBe(typed)
    }
  })

  test('at most twenty in an hour', async () => {
    for (let n = 0; n < 20; n += 1) expect((await answer(nadia, id)).status).toBe(201)
    expect((await answer(nadia, id)).status).toBe(429)
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 20, autres: 20 })
  })
})

describe('[M1] a private answer', () => {
  test('is between two, and is not counted for others', async () => {
    const body = await written(lea, { contenu: 'Mon numéro', prive: true })
    expect(await contenus(awa)).toEqual(['Mon numéro'])
    expect(await contenus(lea)).toEqual(['Mon numéro'])
    expect(await answersOf(nadia, id)).toMatchObject({ reponses: [], nbreponses: 0 })
    expect((await readAnswer(nadia, id, body.id)).status).toBe(404)
    expect((await read(nadia, id)).body.nbReponses).toBe(0)
    expect(await contenus(soizic)).toEqual(['Mon numéro'])
    expect((await readAnswer(soizic, id, body.id)).body.droits.repondre).toBe(false)
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 0, autres: 1 })
  })

  test('the reply to it is private too, for the other member of the exchange', async () => {
    const first = await written(lea, { contenu: 'Mon numéro', prive: true })
    const back = await written(awa, { contenu: 'Je t’appelle', reponseParenteId: first.id })
    expect(back.prive).toBe(true)
    expect(await contenus(lea)).toEqual(['Mon numéro', 'Je t’appelle'])
    expect(await contenus(nadia)).toEqual([])
    expect((await answer(nadia, id, { reponseParenteId: first.id })).status).toBe(404)
    expect((await answer(soizic, id, { reponseParenteId: first.id })).body.violations?.[0]?.champ).toBe(
      'reponseParenteId',
    )
  })

  test('the author replies to one member in private; her private answer to nobody is refused', async () => {
    const first = await written(lea, { contenu: 'Une idée' })
    await written(awa, { contenu: 'Dis-m’en plus', prive: true, reponseParenteId: first.id })
    expect(await contenus(lea)).toEqual(['Une idée', 'Dis-m’en plus'])
    expect(await contenus(nadia)).toEqual(['Une idée'])
    const refused = await answer(awa, id, { prive: true })
    expect([refused.status, refused.body.violations?.[0]?.champ]).toEqual([422, 'prive'])
  })
})

describe('[M1] « Je peux aider »', () => {
  test('the first accepted offer sets help on its way; only the author accepts, once', async () => {
    const offer = await written(lea, { propose: true })
    const plain = await written(nadia)
    expect((await accept(nadia, id, offer.id)).status).toBe(404)
    expect((await accept(soizic, id, offer.id)).status).toBe(404)
    expect((await accept(awa, id, UNKNOWN)).status).toBe(404)
    expect((await accept(awa, id, plain.id)).body.code).toBe('etat_change')
    expect((await accept(awa, id, offer.id)).body).toMatchObject({
      acceptee: true,
      droits: { accepter: false },
    })
    expect((await read(nadia, id)).body.statut).toBe('en_cours')
    expect((await accept(awa, id, offer.id)).body.code).toBe('etat_change')
  })

  test('a private offer may be accepted; one’s own request is not offered help', async () => {
    const offer = await written(lea, { propose: true, prive: true })
    expect((await accept(awa, id, offer.id)).status).toBe(200)
    const refused = await answer(awa, id, { propose: true })
    expect([refused.status, refused.body.violations?.[0]?.champ]).toEqual([422, 'propose'])
  })

  test('an accepted offer that is withdrawn leaves the request waiting; reopened, it keeps one that stands', async () => {
    const [one, two] = [await written(lea, { propose: true }), await written(nadia, { propose: true })]
    await accept(awa, id, one.id)
    await accept(awa, id, two.id)
    await act(awa, id, 'resoudre', {})
    expect((await act(awa, id, 'rouvrir')).body.statut).toBe('en_cours')
    await removeAnswer(lea, id, one.id)
    expect((await read(awa, id)).body.statut).toBe('en_cours')
    await removeAnswer(nadia, id, two.id)
    expect((await read(awa, id)).body.statut).toBe('publie')
    await expectKeysKept(kit.db)
  })
})

describe('[M1] PUT and DELETE of an answer', () => {
  test('its author changes her words; the version protects them', async () => {
    const { id: reponseId } = await written(lea)
    kit.clock.advance(60_000)
    expect(
      (await editAnswer(lea, id, reponseId, { contenu: 'Dimanche plutôt.', version: 1 })).body,
    ).toMatchObject({
      contenu: 'Dimanche plutôt.',
      version: 2,
      dateModification: '2026-11-14T09:02:00.000Z',
    })
    expect(await editAnswer(lea, id, reponseId, { contenu: 'Non.', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_depassee' },
    })
    await act(awa, id, 'clore', {})
    expect((await editAnswer(lea, id, reponseId, { contenu: 'Non.', version: 2 })).body.code).toBe('ferme')
    await act(awa, id, 'rouvrir')
    await restrict(lea.id)
    expect((await editAnswer(lea, id, reponseId, { contenu: 'Non.', version: 2 })).status).toBe(403)
  })

  test('[security 27] the answer of another member is neither changed nor deleted, and a private one not found', async () => {
    const { id: reponseId } = await written(lea)
    const { id: privee } = await written(lea, { prive: true })
    const change = { contenu: 'À ta place.', version: 1 }
    const ailleurs = { ...(await kit.as('coordinatrice')), id: UNKNOWN }
    for (const who of [awa, nadia, ailleurs]) {
      expect((await editAnswer(who, id, reponseId, change)).status).toBe(404)
      expect((await removeAnswer(who, id, reponseId)).status).toBe(404)
    }
    expect((await editAnswer(soizic, id, reponseId, change)).status).toBe(404)
    for (const one of [privee, UNKNOWN]) {
      expect((await readAnswer(nadia, id, one)).status).toBe(404)
      expect((await editAnswer(nadia, id, one, change)).status).toBe(404)
      expect((await removeAnswer(nadia, id, one)).status).toBe(404)
      expect((await accept(nadia, id, one)).status).toBe(404)
    }
    expect(await contenus(nadia)).toHaveLength(1)
  })

  test('a deleted answer keeps its place while others answer it, without its words', async () => {
    const first = await written(lea, { contenu: 'Mon adresse' })
    const second = await written(nadia, { contenu: 'Merci', reponseParenteId: first.id })
    expect((await removeAnswer(lea, id, first.id)).status).toBe(204)
    const { reponses } = await answersOf(awa, id)
    expect(reponses.map(({ contenu, statut }) => [contenu, statut])).toEqual([
      ['', 'supprimee'],
      ['Merci', 'publiee'],
    ])
    expect(reponses[0]?.droits).toEqual({
      modifier: false,
      supprimer: false,
      repondre: false,
      accepter: false,
      signaler: false,
    })
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 1, autres: 1 })
    await removeAnswer(nadia, id, second.id)
    expect(await kit.db.selectFrom('reponses_coup_de_pouce').selectAll().execute()).toEqual([])
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 0, autres: 0 })
    await expectKeysKept(kit.db)
  })

  test('[M15] a moderator of the request deletes an answer, with a line in the journal', async () => {
    const one = await written(lea)
    const two = await written(lea, { prive: true })
    expect((await removeAnswer(soizic, id, one.id)).status).toBe(204)
    const administratrice = await kit.as('administratrice')
    expect((await removeAnswer(administratrice, id, two.id)).status).toBe(204)
    const lines = await kit.db
      .selectFrom('journal')
      .orderBy('date')
      .orderBy('id')
      .select(['action', 'auteure_id'])
      .execute()
    expect(lines).toEqual([
      { action: 'coups_de_pouce.supprimer_reponse', auteure_id: soizic.id },
      { action: 'coups_de_pouce.supprimer_reponse', auteure_id: administratrice.id },
    ])
  })
})

describe('[M3] blocked members', () => {
  test('do not find each other’s requests', async () => {
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    for (const status of [
      (await read(lea, id)).status,
      (await answer(lea, id)).status,
      (await act(lea, id, 'suivi')).status,
      (await lea.inject({ url: `/api/coups_de_pouce/${id}/reponses` })).status,
    ])
      expect(status).toBe(404)
  })

  test('do not read each other’s answers under the request of a third member, nor the replies to them', async () => {
    const first = await written(lea, { contenu: 'De Léa' })
    await written(soizic, { contenu: 'À Léa', reponseParenteId: first.id })
    await written(nadia, { contenu: 'De Nadia' })
    await createBlocage(kit.db, kit.clock.now(), lea.id, nadia.id)
    expect(await contenus(nadia)).toEqual(['De Nadia'])
    expect(await contenus(lea)).toEqual(['De Léa', 'À Léa'])
    expect(await contenus(awa)).toEqual(['De Léa', 'À Léa', 'De Nadia'])
    expect((await readAnswer(nadia, id, first.id)).status).toBe(404)
    expect((await answer(nadia, id, { reponseParenteId: first.id })).status).toBe(404)
    expect((await read(nadia, id)).body.nbReponses).toBe(3)
    expect((await answersOf(nadia, id)).nbreponses).toBe(1)
  })

  test('are not thanked', async () => {
    await written(lea)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await act(awa, id, 'resoudre', { aidantes: [lea.id] })).status).toBe(422)
  })
})
