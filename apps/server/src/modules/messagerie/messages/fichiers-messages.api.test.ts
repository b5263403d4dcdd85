import type { DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { TypeFichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { createGroupe } from '../messagerie.factory.ts'
import { useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, write, wroteBy, edit, remove, thread, inbox, memberOf, again, directOf, clear } = calls
let awa: Membre
let lea: Membre
let id: DiscussionId

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  id = await directOf(awa, lea)
})

const fileOf = async (
  who: Membre,
  type: TypeFichier = 'pdf',
  usage: 'message' | 'coup_de_pouce' = 'message',
) =>
  createFichier(kit.db, kit.storage, kit.clock.now(), {
    compteId: who.id,
    nom: `devis.${type}`,
    type,
    bytes: pdf(),
    usage,
  })
const opens = async (who: Membre, fichierId: string) =>
  (await send(who, 'GET', `fichiers/${fichierId}`)).status

describe('[M3] files of a message', () => {
  test('are read by participants alone, and go with the message', async () => {
    const file = await fileOf(awa)
    expect([await opens(awa, file.id), await opens(lea, file.id)]).toEqual([200, 404])
    const message = await wroteBy(awa, id, '', { piecesJointes: [{ id: file.id }] })
    expect(message.piecesJointes).toEqual([{ ...file, texteAlternatif: null }])
    expect((await thread(lea, id)).body.messages[0]?.piecesJointes).toHaveLength(1)
    expect((await inbox(lea)).body.discussions[0]?.dernierMessage).toMatchObject({
      extrait: '',
      piecesJointes: true,
    })
    const stranger = await memberOf('Nadia', { compte: { administratrice: true } })
    expect([await opens(lea, file.id), await opens(stranger, file.id)]).toEqual([200, 404])
    await remove(awa, message.id)
    expect([await opens(awa, file.id), await opens(lea, file.id)]).toEqual([404, 404])
    expect((await thread(lea, id)).body.messages[0]?.piecesJointes).toEqual([])
  })

  test('a picture says what it shows', async () => {
    const file = await fileOf(awa, 'jpg')
    const refused = await write(awa, id, 'Regarde', { piecesJointes: [{ id: file.id }] })
    expect([refused.status, refused.body.violations?.[0]?.champ]).toEqual([
      422,
      'piecesJointes.0.texteAlternatif',
    ])
    const message = await wroteBy(awa, id, 'Regarde', {
      piecesJointes: [{ id: file.id, texteAlternatif: 'Dix tables rondes' }],
    })
    expect(message.piecesJointes).toMatchObject([{ type: 'jpg', texteAlternatif: 'Dix tables rondes' }])
  })

  test('are five at most, her own, sent for messages, and each in one message', async () => {
    const refused = async (piecesJointes: readonly { readonly id: string }[]) =>
      (await write(awa, id, 'Voici', { piecesJointes })).status
    expect(
      await refused(Array.from({ length: 6 }, (_, n) => ({ id: `019a0000-0000-7000-8000-00000000000${n}` }))),
    ).toBe(422)
    expect(await refused([{ id: (await fileOf(lea)).id }])).toBe(422)
    expect(await refused([{ id: (await fileOf(awa, 'pdf', 'coup_de_pouce')).id }])).toBe(422)
    const { id: file } = await fileOf(awa)
    await wroteBy(awa, id, 'Voici', { piecesJointes: [{ id: file }] })
    expect(await refused([{ id: file }])).toBe(422)
    expect((await thread(lea, id)).body.messages).toHaveLength(1)
  })

  test('a message that has one may lose its words, not one that has none', async () => {
    const message = await wroteBy(awa, id, 'Voici', { piecesJointes: [{ id: (await fileOf(awa)).id }] })
    expect((await edit(awa, message.id, '')).body).toMatchObject({
      contenu: '',
      piecesJointes: [{ nom: 'devis.pdf' }],
    })
  })

  test('are closed by a block, by leaving, and to who joins later', async () => {
    const nadia = await memberOf('Nadia')
    const groupe = await createGroupe(kit.db, kit.clock.now(), 'Le marché', [awa.id, lea.id, nadia.id])
    const { id: file } = await fileOf(awa)
    await wroteBy(awa, groupe, 'Voici', { piecesJointes: [{ id: file }] })
    await send(nadia, 'POST', `discussions/${groupe}/quitter`)
    const { id: later } = await fileOf(awa)
    await wroteBy(awa, groupe, 'Et encore', { piecesJointes: [{ id: later }] })
    expect([await opens(nadia, file), await opens(nadia, later)]).toEqual([200, 404])
    await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
    expect(await opens(await again(lea), file)).toBe(404)
  })
})
