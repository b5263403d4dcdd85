import type { MessageTrouve } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createGroupe, joinGroupe } from '../messagerie.factory.ts'
import { useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, wroteBy, remove, memberOf, directOf, clear } = calls
let awa: Membre
let lea: Membre
let nadia: Membre

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  nadia = await memberOf('Nadia')
})

const search = async (who: Membre, termes: string, page = 1) => {
  const url = `discussions/recherche?page=${page}&termes=${encodeURIComponent(termes)}`
  const { status, body } = await send<{ messages: MessageTrouve[]; nbmessages: number }>(who, 'GET', url)
  expect(status).toBe(200)
  return body
}
const found = async (who: Membre, termes: string) =>
  (await search(who, termes)).messages.map(({ extrait }) => extrait)
const groupOf = (...members: readonly Membre[]) =>
  createGroupe(
    kit.db,
    kit.clock.now(),
    'Le marché',
    members.map((one) => one.id),
  )

describe('[M3] the search in her messages', () => {
  test('finds words without accents and in another form, newest first, with what surrounds them', async () => {
    const direct = await directOf(awa, lea)
    const groupe = await groupOf(awa, nadia)
    await wroteBy(lea, direct, 'Le devis des tréteaux est arrivé.')
    kit.clock.advance(1000)
    await wroteBy(
      nadia,
      groupe,
      `${'Bla bla. '.repeat(60)}Nos tréteaux sont rouges. ${'Bla bla. '.repeat(60)}`,
    )
    const { messages, nbmessages } = await search(awa, 'treteau')
    expect(nbmessages).toBe(2)
    expect(messages).toMatchObject([
      {
        numero: 1,
        prenomAuteure: 'Nadia',
        discussion: { id: groupe, type: 'groupe', titre: 'Le marché', avec: null },
      },
      { numero: 1, prenomAuteure: 'Léa', discussion: { id: direct, titre: null, avec: { prenom: 'Léa' } } },
    ])
    expect(messages[0]?.extrait).toContain('tréteaux sont rouges')
    expect(messages[0]?.extrait.length).toBeLessThan(300)
    expect(await found(awa, 'devis tréteaux')).toHaveLength(1)
    expect(await found(awa, 'devis rouge')).toEqual([])
    // Words that say nothing, and what could be a query.
    for (const termes of ['de la', '!!', "a' | b & (c", ':*']) expect(await found(awa, termes)).toEqual([])
  })

  test('has only what she may read: not before she joined, after she left, deleted, or hidden by a block', async () => {
    const groupe = await groupOf(awa, lea)
    await wroteBy(awa, groupe, 'camélia avant')
    await joinGroupe(kit.db, kit.clock.now(), groupe, nadia.id)
    await wroteBy(awa, groupe, 'camélia pendant')
    const deleted = await wroteBy(awa, groupe, 'camélia supprimé')
    await remove(awa, deleted.id)
    await wroteBy(lea, groupe, 'camélia de Léa')
    await send(nadia, 'POST', `discussions/${groupe}/quitter`)
    await wroteBy(awa, groupe, 'camélia après')
    expect((await found(nadia, 'camélia')).toSorted()).toEqual(['camélia de Léa', 'camélia pendant'])
    await createBlocage(kit.db, kit.clock.now(), lea.id, nadia.id)
    expect(await found(nadia, 'camélia')).toEqual(['camélia pendant'])
    const direct = await directOf(awa, nadia)
    await wroteBy(awa, direct, 'camélia en direct')
    await createBlocage(kit.db, kit.clock.now(), awa.id, nadia.id)
    expect(await found(nadia, 'camélia')).toEqual([])
    expect(await found(await memberOf('Étrangère'), 'camélia')).toEqual([])
  })

  test('has twenty messages a page', async () => {
    const direct = await directOf(awa, lea)
    for (let n = 0; n < 22; n += 1) await wroteBy(awa, direct, `camélia ${n}`)
    const [first, second] = [await search(awa, 'camelia'), await search(awa, 'camelia', 2)]
    expect([first.messages.length, second.messages.length, first.nbmessages]).toEqual([20, 2, 22])
  })
})
