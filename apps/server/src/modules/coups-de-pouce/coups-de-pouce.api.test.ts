import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire as createAntenne } from '#modules/antennes/antennes.factory.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { createDemande, createReponse } from './coups-de-pouce.factory.ts'
import {
  again,
  BEAUVAIS,
  comptesOf,
  expectKeysKept,
  memberOf,
  QUIMPER,
  UNKNOWN,
  useCoupsDePouce,
  type Membre,
} from './test-coups-de-pouce.ts'

const {
  kit,
  publish,
  publishedBy,
  read,
  edit,
  draft,
  redraft,
  act,
  accept,
  editAnswer,
  readAnswer,
  remove,
  categorieId,
  titresOf,
  clear,
  restrict,
} = useCoupsDePouce()
const DAY_MS = 86_400_000
let awa: Membre
let lea: Membre

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await clear()
  awa = await memberOf(kit, 'Awa', { villeId: BEAUVAIS })
  lea = await memberOf(kit, 'Léa', { villeId: QUIMPER })
})

const journalOf = (id: string) =>
  kit.db.selectFrom('journal').where('cible_id', '=', id).orderBy('date').orderBy('id').selectAll().execute()
const champsOf = ({ violations = [] }: { violations?: readonly { champ: string }[] | undefined }) =>
  violations.map(({ champ }) => champ)

/** Long enough for any field. */
const hostiles = () => XSS.map((texte) => `${texte} aaaaaaaaaaaaaaaaaaaa`.replaceAll('\u0000', ''))

describe('[M1] [R7-11] POST /api/coups_de_pouce', () => {
  test('[R3-18] publishes a request with every field', async () => {
    const territoire = await createTerritoire(kit.db, 'Grand Beauvaisis')
    const competence = await referentielOf(kit.db, 'competence', 'Cuisine et traiteur')
    const { id: pieceId } = await createFichier(kit.db, kit.storage, kit.clock.now(), {
      compteId: awa.id,
      nom: 'plan.pdf',
      type: 'pdf',
      bytes: pdf(),
    })
    const categorie = await categorieId()
    const body = await publishedBy(awa, {
      titre: 'Cherche un camion frigo',
      contenu: 'Il me faut un utilitaire réfrigéré.',
      competences: [competence],
      territoire,
      ville: BEAUVAIS,
      rayonKm: 40,
      mode: 'sur_place',
      urgence: 'urgente',
      dateLimite: '2026-12-06',
      periode: { debut: '2026-12-04', fin: '2026-12-06' },
      contrepartie: 'location ou buffet',
      piecesJointes: [pieceId],
    })
    expect(body).toEqual({
      id: expect.any(String),
      type: 'demande',
      titre: 'Cherche un camion frigo',
      contenu: 'Il me faut un utilitaire réfrigéré.',
      categorie: { id: categorie, libelle: 'Local & matériel' },
      competences: [{ id: competence, libelle: 'Cuisine et traiteur' }],
      territoire: { id: territoire, nom: 'Grand Beauvaisis' },
      ville: { id: BEAUVAIS, nom: 'Beauvais', departement: '60' },
      rayonKm: 40,
      mode: 'sur_place',
      urgence: 'urgente',
      dateLimite: '2026-12-06',
      periode: { debut: '2026-12-04', fin: '2026-12-06' },
      contrepartie: 'location ou buffet',
      piecesJointes: [{ id: pieceId, nom: 'plan.pdf', type: 'pdf', taille: expect.any(Number) }],
      statut: 'publie',
      motifCloture: null,
      aidantes: [],
      nbReponses: 0,
      suivi: false,
      favori: false,
      distanceKilometre: 0,
      auteure: {
        id: awa.id,
        prenom: 'Awa',
        nom: 'Sarr',
        photo: null,
        profession: null,
        nomEntreprise: null,
        ville: { nom: 'Beauvais', departement: '60' },
        territoireCoordonne: null,
      },
      dateCreation: '2026-11-14T09:00:00.000Z',
      datePublication: '2026-11-14T09:00:00.000Z',
      dateModification: null,
      dateResolution: null,
      version: 1,
      droits: {
        modifier: true,
        supprimer: true,
        masquer: false,
        repondre: true,
        signaler: false,
        suivre: false,
        resoudre: true,
        clore: true,
        prolonger: true,
        rouvrir: false,
        voirSuggestions: true,
      },
    })
    expect((await read(lea, body.id)).body).toMatchObject({
      titre: 'Cherche un camion frigo',
      distanceKilometre: null,
      droits: { modifier: false, supprimer: false, repondre: true, signaler: true, suivre: true },
    })
    await expectKeysKept(kit.db)
  })

  test('without a last day, ends in sixty days; a day that is past or too far is refused', async () => {
    expect((await publishedBy(awa)).dateLimite).toBe('2027-01-13')
    for (const dateLimite of ['2026-11-13', '2027-05-14']) {
      const { status, body } = await publish(awa, { dateLimite })
      expect([status, champsOf(body)]).toEqual([422, ['dateLimite']])
    }
    expect((await publish(awa, { dateLimite: '2027-05-13' })).status).toBe(201)
    expect((await publish(awa, { dateLimite: '2026-11-14' })).status).toBe(201)
  })

  test('the last day is one of Paris', async () => {
    kit.clock.set('2026-11-14T23:30:00Z')
    const { status, body } = await publish(await again(kit, awa), { dateLimite: '2026-11-14' })
    expect([status, champsOf(body)]).toEqual([422, ['dateLimite']])
  })

  test.each([
    ['titre', { titre: 'Aide' }],
    ['titre', { titre: 'a'.repeat(121) }],
    ['contenu', { contenu: 'Trop court' }],
    ['contenu', { contenu: 'a'.repeat(4001) }],
    ['categorie', { categorie: UNKNOWN }],
    ['competences', { competences: [UNKNOWN] }],
    ['territoire', { territoire: UNKNOWN }],
    ['ville', { ville: '00000' }],
    ['rayonKm', { rayonKm: 33 }],
    ['contrepartie', { contrepartie: 'a'.repeat(121) }],
    ['piecesJointes', { piecesJointes: [UNKNOWN] }],
    ['periode.fin', { periode: { debut: '2026-12-06', fin: '2026-12-04' } }],
    ['statut', { statut: 'resolu' }],
    ['auteureId', { auteureId: UNKNOWN }],
  ])('[security 32] a wrong %s is refused', async (champ, fields) => {
    const { status, body } = await publish(awa, fields)
    expect([status, champsOf(body)]).toEqual([422, [champ]])
  })

  test('a closed branch, and the file of another member, are refused', async () => {
    const territoire = await createAntenne(kit.db, { fermee: true })
    expect(champsOf((await publish(awa, { territoire })).body)).toEqual(['territoire'])
    const { id } = await createFichier(kit.db, kit.storage, kit.clock.now(), {
      compteId: lea.id,
      nom: 'a.pdf',
      type: 'pdf',
      bytes: pdf(),
    })
    expect(champsOf((await publish(awa, { piecesJointes: [id] })).body)).toEqual(['piecesJointes'])
    expect(await titresOf(lea)).toEqual([])
  })

  test('a restricted member publishes nothing', async () => {
    await restrict(awa.id)
    expect(await publish(awa)).toMatchObject({
      status: 403,
      body: { code: moderationErrors.restreinte.code },
    })
    expect((await draft(awa)).status).toBe(201)
  })

  test('[security 36] hostile texts are kept as they are typed, as text', async () => {
    for (const typed of hostiles()) {
      await kit.db.deleteFrom('coups_de_pouce').execute()
      const court = typed.slice(0, 120)
      const { body } = await publish(awa, { titre: court, contenu: typed, contrepartie: court })
      expect([body.titre, body.contenu, body.contrepartie]).toEqual([
        court.trim(),
        typed.trim(),
        court.trim(),
      ])
    }
  })

  test('the same key publishes once', async () => {
    const headers = { 'idempotency-key': 'demande-de-awa-1' }
    const payload = {
      titre: 'Cherche un camion',
      contenu: 'Il me faut un utilitaire.',
      categorie: await categorieId(),
    }
    const send = () => awa.inject({ method: 'POST', url: '/api/coups_de_pouce', payload, headers })
    const [one, two] = [await send(), await send()]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body).toEqual(two.body)
    expect(await titresOf(lea)).toHaveLength(1)
  })
})

describe('[M1] the limits of a member', () => {
  test('five open requests, one of them urgent; solving one makes room', async () => {
    const first = await publishedBy(awa, { urgence: 'urgente' })
    expect(await publish(awa, { urgence: 'urgente' })).toMatchObject({
      status: 409,
      body: { code: 'deja_urgente' },
    })
    for (let n = 0; n < 4; n += 1) await publishedBy(awa)
    expect(await publish(awa)).toMatchObject({ status: 409, body: { code: 'trop_d_ouverts' } })
    expect((await act(awa, first.id, 'resoudre', {})).status).toBe(200)
    await publishedBy(awa, { urgence: 'urgente' })
    expect(await publish(awa)).toMatchObject({ status: 409, body: { code: 'trop_d_ouverts' } })
    expect((await publish(lea, { urgence: 'urgente' })).status).toBe(201)
  })

  test('hold against concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => publish(awa, { urgence: 'urgente' })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = await Promise.all(Array.from({ length: 12 }, () => publish(awa)))
    expect(others.filter(({ status }) => status === 201)).toHaveLength(4)
  })

  test('five drafts', async () => {
    for (let n = 0; n < 5; n += 1) expect((await draft(awa)).status).toBe(201)
    expect(await draft(awa)).toMatchObject({ status: 409, body: { code: 'trop_de_brouillons' } })
  })

  test('an edit that makes a second request urgent is refused, the urgent one itself is not', async () => {
    const urgent = await publishedBy(awa, { urgence: 'urgente' })
    const other = await publishedBy(awa)
    expect(await edit(awa, other.id, { version: 1, urgence: 'urgente' })).toMatchObject({
      status: 409,
      body: { code: 'deja_urgente' },
    })
    expect((await edit(awa, urgent.id, { version: 1, urgence: 'urgente' })).status).toBe(200)
  })

  test('apply to a draft that is published, and to what is opened again', async () => {
    const { body: brouillon } = await draft(awa)
    const ended = await publishedBy(awa)
    await act(awa, ended.id, 'clore', {})
    const expired = await createDemande(kit.db, kit.clock.now(), awa.id, { statut: 'expire' })
    for (let n = 0; n < 5; n += 1) await publishedBy(awa)
    const refused = { status: 409, body: { code: 'trop_d_ouverts' } }
    expect(await edit(awa, brouillon.id, { version: 1 })).toMatchObject(refused)
    expect(await act(awa, ended.id, 'rouvrir')).toMatchObject(refused)
    expect(await act(awa, expired, 'prolonger', {})).toMatchObject(refused)
  })
})

describe('[M1] drafts', () => {
  test('keep whatever is typed, for their author alone, and are published by the form', async () => {
    const { body } = await draft(awa, { titre: 'Un', dateLimite: '2020-01-01' })
    expect(body).toMatchObject({
      statut: 'brouillon',
      titre: 'Un',
      contenu: '',
      categorie: null,
      datePublication: null,
      droits: { modifier: true, supprimer: true, repondre: false, signaler: false, suivre: false },
    })
    expect((await read(lea, body.id)).status).toBe(404)
    expect((await read(await kit.as('administratrice'), body.id)).status).toBe(404)
    expect(await titresOf(awa)).toEqual([])
    expect(await titresOf(awa, { auteure: awa.id })).toEqual(['Un'])
    expect(await titresOf(lea, { auteure: awa.id })).toEqual([])
    const changed = await redraft(awa, body.id, { titre: 'Deux mots', version: 1 })
    expect(changed.body).toMatchObject({ titre: 'Deux mots', version: 2 })
    expect((await redraft(awa, body.id, { version: 1 })).body.code).toBe('version_depassee')
    expect((await redraft(lea, body.id, { version: 2 })).status).toBe(404)
    kit.clock.advance(60_000)
    const published = await edit(awa, body.id, { titre: 'Deux mots de plus', version: 2 })
    expect(published.body).toMatchObject({
      statut: 'publie',
      datePublication: '2026-11-14T09:01:00.000Z',
      dateCreation: '2026-11-14T09:00:00.000Z',
      dateModification: null,
      dateLimite: '2027-01-13',
    })
    expect((await redraft(awa, body.id, { version: 3 })).status).toBe(404)
    expect(await titresOf(lea)).toEqual(['Deux mots de plus'])
    await expectKeysKept(kit.db)
  })

  test('[security 36] hostile texts of a draft are kept as they are typed, as text', async () => {
    const { body: brouillon } = await draft(awa)
    for (const [n, typed] of hostiles().entries()) {
      const titre = typed.slice(0, 120)
      const { body } = await redraft(awa, brouillon.id, {
        titre,
        contenu: typed,
        contrepartie: titre,
        version: n + 1,
      })
      expect([body.titre, body.contenu, body.contrepartie]).toEqual([
        titre.trim(),
        typed.trim(),
        titre.trim(),
      ])
    }
  })

  test('a restricted member does not publish hers', async () => {
    const { body } = await draft(awa)
    await restrict(awa.id)
    expect((await edit(awa, body.id, { version: 1 })).status).toBe(403)
  })
})

describe('[M1] PUT /api/coups_de_pouce/:id', () => {
  test('changes an open request of the caller, whose version grows', async () => {
    const { id } = await publishedBy(awa, { dateLimite: '2026-12-06' })
    kit.clock.advance(60_000)
    const { status, body } = await edit(awa, id, { titre: 'Cherche un fourgon', version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      titre: 'Cherche un fourgon',
      version: 2,
      dateModification: '2026-11-14T09:01:00.000Z',
      datePublication: '2026-11-14T09:00:00.000Z',
      dateLimite: '2026-12-06',
    })
    expect(await titresOf(lea, { termes: 'fourgon' })).toEqual(['Cherche un fourgon'])
    expect(await titresOf(lea, { termes: 'camion' })).toEqual([])
    expect(await edit(awa, id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_depassee' },
    })
    await expectKeysKept(kit.db)
  })

  test('[security 27] the request of another member is not found, not even by an administrator', async () => {
    const { id } = await publishedBy(awa)
    for (const who of [lea, await kit.as('administratrice')])
      expect((await edit(who, id, { version: 1 })).status).toBe(404)
    expect((await edit(lea, UNKNOWN, { version: 1 })).status).toBe(404)
  })

  test('an ended request is changed no more; a restricted member changes nothing', async () => {
    const { id } = await publishedBy(awa)
    await act(awa, id, 'clore', {})
    expect(await edit(awa, id, { version: 1 })).toMatchObject({ status: 409, body: { code: 'etat_change' } })
    await act(awa, id, 'rouvrir')
    await restrict(awa.id)
    expect((await edit(awa, id, { version: 1 })).status).toBe(403)
  })
})

describe('[M1] the states', () => {
  test('solved with thanks: only members who answered can be thanked', async () => {
    const { id } = await publishedBy(awa)
    const nadia = await memberOf(kit, 'Nadia')
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await createReponse(kit.db, kit.clock.now(), id, nadia.id, { prive: true })
    for (const aidantes of [[UNKNOWN], [awa.id]]) {
      const { status, body } = await act(awa, id, 'resoudre', { aidantes })
      expect([status, champsOf(body)]).toEqual([422, ['aidantes']])
    }
    kit.clock.advance(60_000)
    const { body } = await act(awa, id, 'resoudre', {
      aidantes: [lea.id, nadia.id],
      message: 'Sans vous, pas de buffet.',
    })
    expect(body).toMatchObject({
      statut: 'resolu',
      motifCloture: 'resolu',
      dateResolution: '2026-11-14T09:01:00.000Z',
      droits: { rouvrir: true, resoudre: false, clore: false, prolonger: false, repondre: false },
    })
    expect(body.aidantes.map(({ adherente, message, date }) => [adherente.prenom, message, date])).toEqual(
      expect.arrayContaining([
        ['Léa', 'Sans vous, pas de buffet.', '2026-11-14T09:01:00.000Z'],
        ['Nadia', 'Sans vous, pas de buffet.', '2026-11-14T09:01:00.000Z'],
      ]),
    )
    const helped = await lea.inject({ url: `/api/coups_de_pouce/${id}/reponses/${reponse}` })
    expect(helped.body).toMatchObject({ aAide: true })
    expect(await act(awa, id, 'resoudre', {})).toMatchObject({ status: 409, body: { code: 'etat_change' } })
    await expectKeysKept(kit.db)
  })

  test('[security 36] hostile words of thanks are kept as they are typed, as text', async () => {
    const id = await createDemande(kit.db, kit.clock.now(), awa.id)
    await createReponse(kit.db, kit.clock.now(), id, lea.id)
    for (const typed of hostiles()) {
      const message = typed.slice(0, 255)
      const { body } = await act(awa, id, 'resoudre', { aidantes: [lea.id], message })
      expect(body.aidantes.map((aidante) => aidante.message)).toEqual([message.trim()])
      await kit.db.updateTable('coups_de_pouce').set({ statut: 'publie' }).where('id', '=', id).execute()
    }
  })

  test('solved, opened again and solved: the thanks are those of the last solution', async () => {
    const { id } = await publishedBy(awa)
    const nadia = await memberOf(kit, 'Nadia')
    const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await createReponse(kit.db, kit.clock.now(), id, nadia.id)
    await act(awa, id, 'resoudre', { aidantes: [lea.id], message: 'Merci Léa.' })
    expect((await act(awa, id, 'rouvrir')).body.aidantes).toEqual([])
    const aided = await lea.inject({ url: `/api/coups_de_pouce/${id}/reponses/${reponse}` })
    expect(aided.body).toMatchObject({ aAide: false })
    kit.clock.advance(60_000)
    const { body } = await act(awa, id, 'resoudre', { aidantes: [nadia.id], message: 'Merci Nadia.' })
    expect(body.aidantes).toMatchObject([{ adherente: { prenom: 'Nadia' }, message: 'Merci Nadia.' }])
  })

  test('a restricted member writes no thanks; she may say that it is solved, and who helped', async () => {
    const { id } = await publishedBy(awa)
    await createReponse(kit.db, kit.clock.now(), id, lea.id)
    await restrict(awa.id)
    expect(await act(awa, id, 'resoudre', { aidantes: [lea.id], message: 'Merci.' })).toMatchObject({
      status: 403,
      body: { code: moderationErrors.restreinte.code },
    })
    const { status, body } = await act(awa, id, 'resoudre', { aidantes: [lea.id] })
    expect([status, body.aidantes[0]?.message]).toEqual([200, null])
  })

  test('closed for a reason that may be chosen', async () => {
    const { id } = await publishedBy(awa)
    expect((await act(awa, id, 'clore', { motif: 'moderation' })).status).toBe(422)
    expect((await act(awa, id, 'clore', { motif: 'doublon' })).body).toMatchObject({
      statut: 'clos',
      motifCloture: 'doublon',
    })
    expect((await act(awa, id, 'clore', {})).body.code).toBe('etat_change')
    expect(await titresOf(lea, { statut: 'termine' })).toHaveLength(1)
  })

  test('extended by thirty days, or to a day of her choice; never beyond six months', async () => {
    const { id } = await publishedBy(awa, { dateLimite: '2026-12-01' })
    expect((await act(awa, id, 'prolonger', {})).body.dateLimite).toBe('2026-12-31')
    expect((await act(awa, id, 'prolonger', { dateLimite: '2027-01-05' })).body.dateLimite).toBe('2027-01-05')
    expect(champsOf((await act(awa, id, 'prolonger', { dateLimite: '2028-01-05' })).body)).toEqual([
      'dateLimite',
    ])
    const earlier = await act(awa, id, 'prolonger', { dateLimite: '2027-01-04' })
    expect([earlier.status, champsOf(earlier.body)]).toEqual([422, ['dateLimite']])
    for (let n = 0; n < 5; n += 1) await act(awa, id, 'prolonger', {})
    expect((await read(awa, id)).body.dateLimite).toBe('2027-05-13')
    await act(awa, id, 'clore', {})
    expect((await act(awa, id, 'prolonger', {})).body.code).toBe('etat_change')
  })

  test('an expired request is open again once it is extended', async () => {
    const id = await createDemande(kit.db, kit.clock.now(), awa.id, {
      statut: 'expire',
      date_limite: '2026-11-10',
      termine_le: kit.clock.now(),
    })
    expect((await act(awa, id, 'prolonger', {})).body).toMatchObject({
      statut: 'publie',
      dateLimite: '2026-12-14',
      motifCloture: null,
    })
  })

  test('a solved or closed request is opened again; a last day that has passed moves on', async () => {
    const { id } = await publishedBy(awa, { dateLimite: '2026-11-20' })
    await act(awa, id, 'resoudre', {})
    expect((await act(awa, id, 'rouvrir')).body).toMatchObject({
      statut: 'publie',
      motifCloture: null,
      dateResolution: null,
      dateLimite: '2026-11-20',
    })
    expect((await act(awa, id, 'rouvrir')).body.code).toBe('etat_change')
    await act(awa, id, 'clore', {})
    kit.clock.advance(10 * DAY_MS)
    awa = await again(kit, awa)
    expect((await act(awa, id, 'rouvrir')).body).toMatchObject({ statut: 'publie', dateLimite: '2026-12-24' })
    await restrict(awa.id)
    await act(awa, id, 'clore', {})
    expect((await act(awa, id, 'rouvrir')).status).toBe(403)
    const expired = await createDemande(kit.db, kit.clock.now(), awa.id, { statut: 'expire' })
    expect((await act(awa, expired, 'prolonger', {})).status).toBe(403)
  })

  test('urgent ones are counted when they are opened again', async () => {
    const ended = await publishedBy(awa, { urgence: 'urgente' })
    await act(awa, ended.id, 'clore', {})
    const expired = await createDemande(kit.db, kit.clock.now(), awa.id, {
      statut: 'expire',
      urgence: 'urgente',
    })
    await publishedBy(awa, { urgence: 'urgente' })
    expect((await act(awa, ended.id, 'rouvrir')).body.code).toBe('deja_urgente')
    expect((await act(awa, expired, 'prolonger', {})).body.code).toBe('deja_urgente')
  })

  test('[M15] an administrator says that a request is solved, and thanks nobody in the name of its author', async () => {
    const { id } = await publishedBy(awa)
    await createReponse(kit.db, kit.clock.now(), id, lea.id)
    const administratrice = await kit.as('administratrice')
    for (const [champ, merci] of [
      ['message', { aidantes: [lea.id], message: 'Bravo à toutes.' }],
      ['aidantes', { aidantes: [lea.id] }],
    ] as const) {
      const { status, body } = await act(administratrice, id, 'resoudre', merci)
      expect([status, champsOf(body)]).toEqual([422, [champ]])
    }
    expect((await act(administratrice, id, 'resoudre', {})).body).toMatchObject({
      statut: 'resolu',
      aidantes: [],
    })
    const told = await kit.db.selectFrom('envois').where('objet_id', '=', id).select('lettre').execute()
    expect(told).toEqual([])
  })

  test('[M15] an administrator ends and opens the request of another member, with a line in the journal', async () => {
    const { id } = await publishedBy(awa)
    const administratrice = await kit.as('administratrice')
    await act(administratrice, id, 'prolonger', {})
    await act(administratrice, id, 'resoudre', {})
    await act(administratrice, id, 'rouvrir')
    await act(administratrice, id, 'clore', {})
    const lines = await journalOf(id)
    expect(lines.map(({ action }) => action)).toEqual(
      Array.from({ length: 4 }, () => 'coups_de_pouce.changer_etat'),
    )
    expect(lines[0]).toMatchObject({
      avant: { dateLimite: '2027-01-13' },
      apres: { dateLimite: '2027-02-12' },
    })
    expect(lines.at(-1)?.apres).toEqual({ statut: 'clos' })
  })
})

test('[security 27] the acts on the request of somebody else, on an unknown one and on a draft answer 404', async () => {
  const { id } = await publishedBy(awa)
  const { body: brouillon } = await draft(awa)
  const coordinatrice = await kit.as('coordinatrice')
  for (const who of [lea, coordinatrice])
    for (const one of [id, brouillon.id, UNKNOWN])
      for (const [name, payload] of [
        ['resoudre', {}],
        ['clore', {}],
        ['prolonger', {}],
        ['rouvrir', undefined],
      ] as const)
        expect([name, (await act(who, one, name, payload)).status]).toEqual([name, 404])
  for (const one of [brouillon.id, UNKNOWN]) {
    expect((await read(lea, one)).status).toBe(404)
    for (const name of ['suivi', 'favori']) expect((await act(lea, one, name)).status).toBe(404)
    for (const part of ['reponses', 'suggestions', 'proches'])
      expect([part, (await lea.inject({ url: `/api/coups_de_pouce/${one}/${part}` })).status]).toEqual([
        part,
        404,
      ])
    for (const name of ['suivi', 'favori'])
      expect((await lea.inject({ method: 'DELETE', url: `/api/coups_de_pouce/${one}/${name}` })).status).toBe(
        404,
      )
  }
  expect((await lea.inject({ url: `/api/coups_de_pouce/${id}/suggestions` })).status).toBe(404)
  expect((await remove(lea, id)).status).toBe(404)
  expect((await remove(lea, UNKNOWN)).status).toBe(404)
  expect((await read(awa, id)).body.statut).toBe('publie')
})

test('[M15] a coordinator moderates the requests of her branch, and neither ends nor changes them; another gets no suggestions', async () => {
  const territoire = await createTerritoire(kit.db, 'Cornouaille')
  const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
  const ailleurs = await memberOf(kit, 'Enora', { coordonne: 'Léon' })
  const { id } = await publishedBy(awa, { territoire })
  const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id, { propose: true })
  const { body: close } = await publishedBy(awa, { territoire }).then((one) => act(awa, one.id, 'clore', {}))
  for (const [name, one, payload] of [
    ['resoudre', id, {}],
    ['clore', id, {}],
    ['prolonger', id, {}],
    ['rouvrir', close.id, undefined],
  ] as const)
    expect([name, (await act(soizic, one, name, payload)).status]).toEqual([name, 404])
  expect((await edit(soizic, id, { version: 1 })).status).toBe(404)
  const suggestions = async (who: Membre) =>
    (await who.inject({ url: `/api/coups_de_pouce/${id}/suggestions` })).status
  expect([await suggestions(soizic), await suggestions(ailleurs)]).toEqual([200, 404])
  expect((await accept(ailleurs, id, reponse)).status).toBe(404)
  expect((await read(awa, id)).body.statut).toBe('publie')
})

test('[M15] an administrator neither changes an answer nor accepts it in the place of the author', async () => {
  const { id } = await publishedBy(awa)
  const reponse = await createReponse(kit.db, kit.clock.now(), id, lea.id, { propose: true })
  const administratrice = await kit.as('administratrice')
  expect((await editAnswer(administratrice, id, reponse, { contenu: 'Oui.', version: 1 })).status).toBe(404)
  expect((await accept(administratrice, id, reponse)).status).toBe(404)
  expect((await readAnswer(lea, id, reponse)).body).toMatchObject({
    contenu: 'Je peux t’aider samedi.',
    acceptee: false,
  })
})

test('[M1] a request that has ended is followed no more, which its author never does', async () => {
  const { id } = await publishedBy(awa)
  expect((await act(awa, id, 'suivi')).status).toBe(404)
  expect((await act(lea, id, 'suivi')).status).toBe(204)
  expect([(await read(lea, id)).body.suivi, (await read(awa, id)).body.suivi]).toEqual([true, false])
  await act(awa, id, 'clore', {})
  expect(await act(lea, id, 'suivi')).toMatchObject({ status: 409, body: { code: 'ferme' } })
})

describe('[M1] DELETE /api/coups_de_pouce/:id', () => {
  test('its author deletes it with its answers, files and keys; no line in the journal', async () => {
    const piece = await createFichier(kit.db, kit.storage, kit.clock.now(), {
      compteId: awa.id,
      nom: 'a.pdf',
      type: 'pdf',
      bytes: pdf(),
    })
    const { id } = await publishedBy(awa, { piecesJointes: [piece.id] })
    await createReponse(kit.db, kit.clock.now(), id, lea.id)
    expect((await lea.inject({ url: `/api/fichiers/${piece.id}` })).status).toBe(200)
    expect((await remove(awa, id)).status).toBe(204)
    expect((await read(awa, id)).status).toBe(404)
    expect((await lea.inject({ url: `/api/fichiers/${piece.id}` })).status).toBe(404)
    for (const table of ['coups_de_pouce_cles', 'reponses_coup_de_pouce'] as const)
      expect(await kit.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await journalOf(id)).toEqual([])
  })

  test('[M15] an administrator deletes it, a coordinator of its branch hides it with her report, another may not', async () => {
    const territoire = await createTerritoire(kit.db, 'Cornouaille')
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    const ailleurs = await kit.as('coordinatrice')
    const administratrice = await kit.as('administratrice')
    const { id } = await publishedBy(awa, { territoire })
    expect((await read(soizic, id)).body.droits).toMatchObject({ masquer: true, supprimer: false })
    const hideBy = async (who: Pick<Membre, 'call'>) =>
      (
        await who.call(moderationEndpoints.createSignalement, {
          body: { cibleType: 'coup_de_pouce', cibleId: id, motif: 'publicite', masquer: true },
        })
      ).status
    for (const who of [ailleurs, soizic]) expect((await remove(who, id)).status).toBe(404)
    for (const who of [ailleurs, lea]) expect(await hideBy(who)).toBe(403)
    expect(await hideBy(soizic)).toBe(201)
    expect((await read(lea, id)).status).toBe(404)
    expect(await titresOf(lea)).toEqual([])
    for (const who of [awa, soizic, administratrice])
      expect((await read(who, id)).body).toMatchObject({ statut: 'masque', motifCloture: 'moderation' })
    expect(await titresOf(awa, { auteure: awa.id })).toHaveLength(1)
    expect(await hideBy(soizic)).toBe(403)
    await expectKeysKept(kit.db)
    expect((await remove(administratrice, id)).status).toBe(204)
    const lines = await journalOf(id)
    expect(lines.map(({ action, auteure_id }) => [action, auteure_id])).toEqual([
      ['coups_de_pouce.supprimer', administratrice.id],
    ])
  })
})

describe('an erased account', () => {
  test('leaves its requests and answers without a name; what it followed is deleted', async () => {
    const { id } = await publishedBy(awa)
    await createReponse(kit.db, kit.clock.now(), id, awa.id)
    const other = await publishedBy(lea)
    await createReponse(kit.db, kit.clock.now(), other.id, awa.id)
    await act(awa, other.id, 'suivi')
    await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
    const ancienne = {
      id: null,
      prenom: 'Ancienne membre',
      nom: null,
      photo: null,
      profession: null,
      nomEntreprise: null,
      ville: null,
      territoireCoordonne: null,
    }
    expect((await read(lea, id)).body.auteure).toEqual(ancienne)
    expect((await read(lea, id)).body.droits.signaler).toBe(true)
    const { body } = await lea.inject({ url: `/api/coups_de_pouce/${other.id}/reponses` })
    expect(body).toMatchObject({ reponses: [{ auteure: ancienne, droits: { signaler: true } }] })
    expect(await comptesOf(kit.db, id)).toEqual({ reponses: 1, autres: 0 })
    expect(await comptesOf(kit.db, other.id)).toEqual({ reponses: 1, autres: 1 })
    expect(await titresOf(lea, { auteure: awa.id })).toEqual([])
    await expectKeysKept(kit.db)
  })
})
