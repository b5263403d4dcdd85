import { MEMBRE_INCONNUE } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte, createPersona } from '#modules/session/session.factory.ts'
import { cle, compteursOf, createSeance, ENTAMEE, feuilleOf, meetAt } from './test-seance.ts'

const kit = useTestApp()
const { createSansInscription } = emargementEndpoints

describe('[M13] walk-ins', () => {
  test('a walk-in is added as present and takes no seat', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit, { nombre_places: 1 })
    await inscrire('Maëlle', 'Le Goff')
    const body = { prenom: ' Awa ', nom: 'Diallo', email: 'awa@exemple.fr', cle: cle() }
    expect(await organisatrice.call(createSansInscription, { params: { id }, body })).toMatchObject({
      status: 201,
      body: {
        prenom: 'Awa',
        nom: 'Diallo',
        adherenteId: null,
        sansInscription: true,
        presence: 'presente',
        pointeeMode: 'manuel',
        empreinteQr: null,
      },
    })
    expect(await compteursOf(kit, id)).toMatchObject({ prises: 1, emargee_le: '2026-11-19T17:02:00.000Z' })
    const feuille = await feuilleOf(organisatrice, id)
    expect([feuille.nbInscrites, feuille.nbPresentes, feuille.lignes.length]).toEqual([1, 1, 2])
  })

  test('a walk-in sent twice at once is added once, but a namesake is added too', async () => {
    const { id, organisatrice } = await createSeance(kit, ENTAMEE)
    const body = { prenom: 'Awa', nom: 'Diallo', cle: cle() }
    const call = () => organisatrice.call(createSansInscription, { params: { id }, body })
    const answers = await meetAt(kit, 'evenements', id, [call, call])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body: { id: line } }) => line)).size).toBe(1)
    expect((await feuilleOf(organisatrice, id)).lignes).toHaveLength(1)
    // Another person with the same name.
    await organisatrice.call(createSansInscription, { params: { id }, body: { ...body, cle: cle() } })
    expect((await feuilleOf(organisatrice, id)).lignes).toHaveLength(2)
  })

  test('a member without a registration is added as a walk-in under her account', async () => {
    const { id, organisatrice } = await createSeance(kit)
    const membre = await createCompte(kit.db, kit.clock.now(), { prenom: 'Zoé', nom: 'Zola' })
    const body = { adherenteId: membre.id as AdherenteId, cle: cle() }
    expect((await organisatrice.call(createSansInscription, { params: { id }, body })).body).toMatchObject({
      adherenteId: membre.id,
      prenom: 'Zoé',
      nom: 'Zola',
      sansInscription: true,
      presence: 'presente',
    })
  })

  test('a registered member is only checked in', async () => {
    const { id, organisatrice, inscrire } = await createSeance(kit)
    const { compteId, participationId } = await inscrire('Maëlle', 'Le Goff')
    const body = { adherenteId: compteId as AdherenteId, cle: cle() }
    expect((await organisatrice.call(createSansInscription, { params: { id }, body })).body).toMatchObject({
      id: participationId,
      sansInscription: false,
      presence: 'presente',
    })
    expect(await compteursOf(kit, id)).toMatchObject({ prises: 1, en_attente: 0 })
  })

  test.each([
    ['waits', 'en_attente'],
    ['is offered a seat', 'proposee'],
  ] as const)(
    '[I10] a member who %s becomes a walk-in, and the waiting counters decrease',
    async (_what, statut) => {
      const { id, organisatrice, inscrire } = await createSeance(kit, { nombre_places: 2 })
      await inscrire('Maëlle', 'Le Goff')
      const { compteId, participationId } = await inscrire('Soizic', 'Guéguen', { statut })
      const body = { adherenteId: compteId as AdherenteId, cle: cle() }
      expect((await organisatrice.call(createSansInscription, { params: { id }, body })).body).toMatchObject({
        id: participationId,
        sansInscription: true,
        presence: 'presente',
      })
      expect(await compteursOf(kit, id)).toMatchObject({ prises: 1, proposees: 0, en_attente: 0 })
    },
  )

  test('a walk-in without a first name, or with an unknown or unfinished account, is refused', async () => {
    const { id, organisatrice } = await createSeance(kit)
    const inscription = await createPersona(kit.db, kit.clock.now(), 'inscription')
    const refuse = async (body: object) => {
      const answer = await organisatrice.inject({
        method: 'POST',
        url: `/api/evenements/${id}/emargement/walk_in`,
        payload: body,
      })
      expect(answer.status).toBe(422)
      return (answer.body as { violations: unknown }).violations
    }
    expect(await refuse({ cle: cle(), nom: 'Diallo' })).toMatchObject([{ champ: 'prenom' }])
    expect(await refuse({ cle: cle(), adherenteId: inscription.id })).toEqual([
      { champ: 'adherenteId', message: MEMBRE_INCONNUE },
    ])
    expect(await refuse({ cle: cle(), adherenteId: cle() })).toEqual([
      { champ: 'adherenteId', message: MEMBRE_INCONNUE },
    ])
    expect((await feuilleOf(organisatrice, id)).lignes).toEqual([])
  })
})
