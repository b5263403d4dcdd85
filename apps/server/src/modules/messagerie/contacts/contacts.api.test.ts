import type { Destinataire, Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { attachTerritoire, createTerritoire, settleAnnuaire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande, createReponse } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { codeOf, messageOf, UNKNOWN, useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, open, write, edit, read, thread, listOf, hasDot, seen, memberOf, again, clear } = calls
let awa: Membre
let lea: Membre

/** Two members who have nothing in common. */
beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('coups_de_pouce').execute()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
})

const contact = async (who: Membre, { id }: { readonly id: string }) =>
  (await send<Destinataire>(who, 'GET', `adherentes/${id}/contact`)).body.contact
const answer = (who: Membre, id: string, how: 'accepter' | 'refuser') =>
  send<Discussion>(who, 'POST', `discussions/${id}/${how}`)
const ask = async () => (await open(awa, [lea.id], { message: messageOf('Bonjour Léa, on en parle ?') })).body

describe('[C2] a first contact', () => {
  test('is one message that waits apart from the others until it is answered', async () => {
    const demande = await ask()
    const { id } = demande
    expect(demande).toMatchObject({
      demandeContact: 'en_attente',
      droits: { ecrire: false, joindre: false, repondreDemande: false },
    })
    expect(codeOf(await write(awa, id, 'Encore'))).toEqual([409, 'contact_en_attente'])
    expect(codeOf(await open(awa, [lea.id]))).toEqual([409, 'contact_en_attente'])
    // The member who was asked must accept first; the refusal does not tell her to wait for an answer.
    for (const refused of [await write(lea, id, 'Oui'), await open(lea, [awa.id])])
      expect(codeOf(refused)).toEqual([409, 'contact_a_accepter'])
    expect([await listOf(lea), await listOf(lea, '?filtre=demandes'), await listOf(awa)]).toEqual([
      [],
      ['Awa'],
      ['Léa'],
    ])
    expect(await hasDot(lea)).toBe(true)
    expect((await read(lea, id)).body).toMatchObject({
      demandeContact: 'en_attente',
      droits: { ecrire: false, repondreDemande: true },
    })
    // She does not learn that it was read.
    await seen(lea, id, 1)
    expect((await thread(awa, id)).body.vuJusqua).toBeNull()
    expect([await contact(awa, lea), await contact(lea, awa)]).toEqual(['attente', 'a_accepter'])
  })

  test.each([
    'https://exemple.fr',
    'va sur www.exemple.fr',
    'écris à moi@exemple.fr',
    'bit.ly/abc',
    'Exemple.COM',
  ])('has no link: « %s » is refused', async (contenu) => {
    expect(codeOf(await open(awa, [lea.id], { message: messageOf(contenu) }))).toEqual([
      409,
      'premier_message',
    ])
    expect(await kit.db.selectFrom('discussions').selectAll().execute()).toEqual([])
    const { id } = await ask()
    const [first] = (await thread(awa, id)).body.messages
    expect(codeOf(await edit(awa, first?.id ?? '', contenu))).toEqual([409, 'premier_message'])
    expect((await edit(awa, first?.id ?? '', 'Bonjour Léa.')).status).toBe(200)
  })

  test('has no file', async () => {
    const message = messageOf('Voici', { piecesJointes: [{ id: UNKNOWN }] })
    expect(codeOf(await open(awa, [lea.id], { message }))).toEqual([409, 'premier_message'])
  })

  test('once accepted, both write, with links', async () => {
    const { id } = await ask()
    expect((await answer(awa, id, 'accepter')).status).toBe(404)
    expect((await answer(awa, id, 'refuser')).status).toBe(404)
    const { status, body } = await answer(lea, id, 'accepter')
    expect([status, body.demandeContact]).toEqual([200, 'acceptee'])
    expect(codeOf(await answer(lea, id, 'accepter'))).toEqual([409, 'demande_repondue'])
    expect(codeOf(await answer(lea, id, 'refuser'))).toEqual([409, 'demande_repondue'])
    expect((await write(awa, id, 'https://exemple.fr')).status).toBe(201)
    expect((await write(lea, id, 'Merci')).status).toBe(201)
    expect([await listOf(lea), await listOf(lea, '?filtre=demandes')]).toEqual([['Awa'], []])
  })

  test('once refused, the one who asked is not told, and may ask again after thirty days', async () => {
    const { id } = await ask()
    expect((await answer(lea, id, 'refuser')).status).toBe(204)
    expect(codeOf(await answer(lea, id, 'refuser'))).toEqual([409, 'demande_repondue'])
    expect([await listOf(lea), await listOf(lea, '?filtre=demandes'), await hasDot(lea)]).toEqual([
      [],
      [],
      false,
    ])
    expect((await read(awa, id)).body).toMatchObject({ demandeContact: 'en_attente', vuJusqua: null })
    expect(codeOf(await write(awa, id, 'Alors ?'))).toEqual([409, 'contact_en_attente'])
    expect(await contact(awa, lea)).toBe('attente')
    kit.clock.advance(30 * 86_400_000)
    const later = await again(awa)
    expect(await contact(later, lea)).toBe('demande')
    expect(codeOf(await write(later, id, 'www.exemple.fr'))).toEqual([409, 'premier_message'])
    expect((await write(later, id, 'Je me permets de revenir vers toi.')).status).toBe(201)
    expect(codeOf(await write(later, id, 'Encore'))).toEqual([409, 'contact_en_attente'])
    const asked = await again(lea)
    expect([await listOf(asked, '?filtre=demandes'), await hasDot(asked)]).toEqual([['Awa'], true])
  })

  test('a member who has refused may still accept', async () => {
    const { id } = await ask()
    await answer(lea, id, 'refuser')
    expect((await read(lea, id)).body.droits.repondreDemande).toBe(true)
    expect(await contact(lea, awa)).toBe('a_accepter')
    expect(codeOf(await write(lea, id))).toEqual([409, 'contact_a_accepter'])
    expect((await answer(lea, id, 'accepter')).status).toBe(200)
    expect((await write(awa, id, 'Merci')).status).toBe(201)
  })

  test('shows who asks, to the one who is asked and until she answers', async () => {
    const soizic = await memberOf('Soizic', { territoire: 'Cornouaille' })
    const { body: demande } = await open(soizic, [lea.id])
    const demandeuse = { membreDepuis: '2025-01-06T09:00:00.000Z', antenne: 'Cornouaille' }
    expect((await read(lea, demande.id)).body.demandeuse).toEqual(demandeuse)
    expect((await read(soizic, demande.id)).body.demandeuse).toBeNull()
    await attachTerritoire(kit.db, kit.clock.now(), soizic.id, await createTerritoire(kit.db, 'Léon'))
    expect((await read(lea, demande.id)).body.demandeuse?.antenne).toBe('Léon')
    expect((await answer(lea, demande.id, 'accepter')).body.demandeuse).toBeNull()
    const { id } = await ask()
    expect((await read(lea, id)).body.demandeuse).toEqual({ ...demandeuse, antenne: null })
    // As her profile: nothing of a former member.
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2024-01-01' }).where('id', '=', awa.id).execute()
    expect((await read(lea, id)).body).toMatchObject({ avec: { id: null }, demandeuse: null })
  })

  test('says what they have in common', async () => {
    const evenement_id = await createEvenement(kit.db, kit.clock.now(), { titre: 'Café des coopératives' })
    for (const { id } of [awa, lea])
      await createParticipation(kit.db, kit.clock.now(), { evenement_id, compte_id: id })
    const { id } = await ask()
    expect((await read(lea, id)).body.enCommun).toBe(
      'Vous étiez toutes les deux inscrites à «\u00a0Café des coopératives\u00a0».',
    )
    expect((await read(awa, id)).body.enCommun).toBeNull()
  })
})

describe('[C2] two members write without asking', () => {
  const now = () => kit.clock.now()

  test('if they share a branch', async () => {
    const [one, two] = [
      await memberOf('Une', { territoire: 'Cornouaille' }),
      await memberOf('Deux', { territoire: 'Cornouaille' }),
    ]
    expect([await contact(one, two), await contact(one, lea)]).toEqual(['ouvert', 'demande'])
  })

  test('if they have both attended an event; registering is not enough', async () => {
    const evenement_id = await createEvenement(kit.db, now(), {})
    const present = { presence: 'presente', pointee_le: now(), pointee_mode: 'manuel' } as const
    await createParticipation(kit.db, now(), { evenement_id, compte_id: awa.id, ...present })
    const hers = await createParticipation(kit.db, now(), { evenement_id, compte_id: lea.id })
    expect(await contact(awa, lea)).toBe('demande')
    await kit.db.updateTable('participations').set(present).where('id', '=', hers).execute()
    expect([await contact(awa, lea), await contact(lea, awa)]).toEqual(['ouvert', 'ouvert'])
  })

  test('if one has answered the request of the other', async () => {
    const demande = await createDemande(kit.db, now(), awa.id)
    expect(await contact(awa, lea)).toBe('demande')
    await createReponse(kit.db, now(), demande, lea.id)
    expect([await contact(awa, lea), await contact(lea, awa)]).toEqual(['ouvert', 'ouvert'])
  })

  test('administrators with everybody, coordinators with their members, everybody with them', async () => {
    const administratrice = await memberOf('Administratrice', { compte: { administratrice: true } })
    const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Léon' })
    const membre = await memberOf('Membre', { territoire: 'Léon' })
    expect([await contact(administratrice, lea), await contact(lea, administratrice)]).toEqual([
      'ouvert',
      'ouvert',
    ])
    expect([await contact(coordinatrice, membre), await contact(coordinatrice, lea)]).toEqual([
      'ouvert',
      'demande',
    ])
    expect(await contact(lea, coordinatrice)).toBe('ouvert')
  })
})

describe('[P-11] the picker of recipients', () => {
  const pick = async (who: Membre, termes: string) => {
    const { body } = await send<{ destinataires: Destinataire[] }>(
      who,
      'GET',
      `discussions/destinataires?termes=${encodeURIComponent(termes)}`,
    )
    return body.destinataires.map(({ adherente, contact: how }) => [adherente.prenom, how])
  }

  test('forgives accents and mistakes, says how each may be written to, and hides blocked members', async () => {
    await createTerritoire(kit.db, 'Cornouaille')
    const eloise = await memberOf('Éloïse')
    const known = await calls.directOf(awa, eloise)
    await settleAnnuaire(kit.db, kit.clock.now(), 30)
    for (const termes of ['eloise', 'Éloïse', 'elois'])
      expect(await pick(awa, termes)).toEqual([['Éloïse', 'discussion']])
    expect(await pick(awa, 'eloize')).toEqual([['Éloïse', 'discussion']])
    expect(await pick(lea, 'eloise')).toEqual([['Éloïse', 'demande']])
    // Nobody writes to herself.
    expect(await pick(eloise, 'eloise')).toEqual([])
    await createBlocage(kit.db, kit.clock.now(), eloise.id, awa.id)
    expect(await pick(awa, 'eloise')).toEqual([])
    expect((await send(awa, 'GET', `adherentes/${eloise.id}/contact`)).status).toBe(404)
    expect((await send(eloise, 'GET', `adherentes/${awa.id}/contact`)).status).toBe(404)
    expect((await send(awa, 'GET', `discussions/${known}`)).status).toBe(404)
  })

  test('an unknown member, and oneself, are not found', async () => {
    expect((await send(awa, 'GET', `adherentes/${UNKNOWN}/contact`)).status).toBe(404)
    expect((await send(awa, 'GET', `adherentes/${awa.id}/contact`)).status).toBe(404)
  })
})
