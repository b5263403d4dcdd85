import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { boRessourcesEndpoints as endpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import type { PropositionId, RemarqueId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createProposition, createRemarque, createRessource } from '#modules/ressources/ressources.factory.ts'
import { champsOf, UNKNOWN, useBoRessources, type Answered } from '../test-bo-ressources.ts'

const { kit, monde, get } = useBoRessources()
beforeEach(() => {
  kit.mail.sent.length = 0
})

const propose = async () => {
  const body = { titre: 'Guide des congés', url: 'https://www.exemple.fr/conges', commentaire: 'Très clair.' }
  return (await monde.adherente.call(ressourcesEndpoints.createProposition, { body })).body.id
}
const accept = (id: PropositionId) =>
  monde.administratrice.call<typeof endpoints.acceptProposition, Answered>(endpoints.acceptProposition, {
    params: { id },
  })
const decline = (id: PropositionId, mot = 'Nous avons déjà un guide plus complet.') =>
  monde.administratrice.call<typeof endpoints.declineProposition, Answered>(endpoints.declineProposition, {
    params: { id },
    body: { mot },
  })
const list = async (statut: 'a_traiter' | 'acceptee' | 'refusee' = 'a_traiter') =>
  (await monde.administratrice.call(endpoints.listPropositions, { query: { statut } })).body
const CLOSE = { status: 409, body: { code: 'proposition_close' } }

describe('[R2.1-21] proposals', () => {
  test('one that is kept becomes a draft, and its proposer is told by mail and in the product', async () => {
    const id = await propose()
    expect(await list()).toMatchObject({
      nbpropositions: 1,
      propositions: [
        { id, commentaire: 'Très clair.', auteure: { prenom: 'Awa' }, mot: null, ressourceId: null },
      ],
    })
    const { status, body } = await accept(id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'lien',
      titre: 'Guide des congés',
      url: 'https://www.exemple.fr/conges',
      statut: 'brouillon',
      public: 'reseau',
      auteure: { prenom: 'Hélène' },
      proposeePar: { id: monde.adherente.id, prenom: 'Awa', nom: 'Sarr' },
    })
    expect(await list('acceptee')).toMatchObject({ propositions: [{ id, ressourceId: body.id }] })
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
    expect(kit.mail.sent[0]).toMatchObject({ subject: 'Ta proposition est retenue' })
    const { body: center } = await monde.adherente.call(notificationsEndpoints.listNotifications, {
      query: {},
    })
    expect(center.notifications[0]).toMatchObject({
      type: 'proposition_reponse',
      cible: { url: '/ressource' },
    })
    const { body: journal } = await monde.administratrice.call(boJournalEndpoints.listJournal, { query: {} })
    expect(journal.entrees[0]).toMatchObject({
      action: 'ressources.accepter_proposition',
      cible: { type: 'proposition_ressource', id, nom: 'Guide des congés' },
    })
  })

  test('one that is refused says why to its proposer', async () => {
    const id = await propose()
    expect(champsOf((await decline(id, ' ')).body)).toEqual(['mot'])
    expect((await decline(id)).status).toBe(204)
    await kit.runJobs()
    expect(kit.mail.sent[0]?.text).toContain('Nous avons déjà un guide plus complet.')
    expect(await list('refusee')).toMatchObject({
      propositions: [
        { id, mot: 'Nous avons déjà un guide plus complet.', dateReponse: '2026-11-18T09:00:00.000Z' },
      ],
    })
    const { body } = await monde.administratrice.call(boJournalEndpoints.listJournal, { query: {} })
    expect(body.entrees[0]).toMatchObject({ action: 'ressources.refuser_proposition', cible: { id } })
  })

  test('each is answered once, also by two administrators at the same time', async () => {
    const id = await propose()
    const statuses = (await Promise.all([accept(id), decline(id), accept(id)])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    expect(await accept(id)).toMatchObject(CLOSE)
    expect(await decline(id)).toMatchObject(CLOSE)
    for (const answer of [accept, decline]) expect((await answer(UNKNOWN as PropositionId)).status).toBe(404)
  })

  test('one of a member who left is answered without a letter', async () => {
    const id = await createProposition(kit.db, kit.clock.now(), null)
    expect((await list()).propositions[0]?.auteure).toBeNull()
    expect((await accept(id)).status).toBe(201)
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
  })

  test('those that wait come oldest first, those that were answered latest first', async () => {
    const at = (hour: string) => new Date(`2026-11-17T${hour}:00:00Z`)
    for (const hour of ['08', '10', '09'])
      await createProposition(kit.db, at(hour), null, { titre: `À ${hour} h` })
    for (const hour of ['08', '10', '09'])
      await createProposition(kit.db, at(hour), null, { titre: `À ${hour} h`, statut: 'refusee' })
    const titres = async (statut?: 'refusee') => (await list(statut)).propositions.map(({ titre }) => titre)
    expect(await titres()).toEqual(['À 08 h', 'À 09 h', 'À 10 h'])
    expect(await titres('refusee')).toEqual(['À 10 h', 'À 09 h', 'À 08 h'])
  })
})

describe('[R2.1-21] remarks', () => {
  const close = (id: RemarqueId, client = monde.administratrice) =>
    client.call<typeof endpoints.closeRemarque, Answered>(endpoints.closeRemarque, { params: { id } })
  const remarques = async (client = monde.administratrice, statut: 'a_traiter' | 'traitee' = 'a_traiter') =>
    (await client.call(endpoints.listRemarques, { query: { statut } })).body

  test('a member’s remark is listed with its resource, handled once, and no longer counted', async () => {
    const ressourceId = await createRessource(kit.db, kit.clock.now(), null, { titre: 'Carte des aides' })
    await monde.adherente.call(ressourcesEndpoints.createRemarque, {
      params: { id: ressourceId },
      body: { texte: 'Le lien mène ailleurs.' },
    })
    const { remarques: found, nbremarques } = await remarques()
    expect(nbremarques).toBe(1)
    expect(found).toMatchObject([
      {
        texte: 'Le lien mène ailleurs.',
        auteure: { prenom: 'Awa' },
        ressource: { id: ressourceId, type: 'lien', titre: 'Carte des aides', statut: 'publiee' },
        statut: 'a_traiter',
      },
    ])
    const id = found[0]!.id
    expect((await get(ressourceId)).nbRemarques).toBe(1)
    expect((await close(id)).status).toBe(204)
    expect(await close(id)).toMatchObject({ status: 409, body: { code: 'remarque_close' } })
    expect((await get(ressourceId)).nbRemarques).toBe(0)
    expect((await remarques(monde.administratrice, 'traitee')).nbremarques).toBe(1)
    expect((await close(UNKNOWN as RemarqueId)).status).toBe(404)
  })

  test('[R6-4] a coordinator sees and handles those of her branches', async () => {
    const now = kit.clock.now()
    const create = (titre: string, territoire_ids: string[]) =>
      createRessource(kit.db, now, null, { titre, territoire_ids })
    const hers = await createRemarque(
      kit.db,
      now,
      await create('La sienne', [monde.hers]),
      monde.adherente.id,
    )
    const other = await createRemarque(
      kit.db,
      now,
      await create('Ailleurs', [monde.other]),
      monde.adherente.id,
    )
    const { remarques: found } = await remarques(monde.coordinatrice)
    expect(found.map(({ id }) => id)).toEqual([hers])
    expect((await close(other, monde.coordinatrice)).status).toBe(404)
    expect((await close(hers, monde.coordinatrice)).status).toBe(204)
  })
})
