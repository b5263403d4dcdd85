import type { DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { addMessage, createGroupe, joinGroupe } from '../messagerie.factory.ts'
import { useMessagerie, type Membre } from '../test-messagerie.ts'
import { messageSignalable } from './messages.signalables.ts'

const calls = useMessagerie()
const { kit, send, wroteBy, changes, edit, remove, thread, inbox, memberOf, again, directOf, clear } = calls
let awa: Membre
let lea: Membre
let id: DiscussionId

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('signalements').execute()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  id = await directOf(awa, lea)
})

const report = (who: Membre, cibleId: string, motif = 'publicite') =>
  send(who, 'POST', 'signalements', { cibleType: 'message', cibleId, motif })
const copieOf = async () =>
  (await kit.db.selectFrom('signalements').selectAll().executeTakeFirstOrThrow()).copie as unknown as {
    contenu: string
    auteure: string
    avant: { contenu: string; numero: number; auteure: string; statut: string }[]
    apres: { contenu: string; numero: number }[]
  }
const within = (act: 'hide' | 'restore', messageId: string) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(
    (ctx) => messageSignalable[act]?.(ctx, messageId) ?? Promise.resolve(),
  )

describe('[P-9] a reported message', () => {
  test('is released with five before and five after, and no other', async () => {
    const ids = []
    for (let n = 1; n <= 20; n += 1)
      ids.push(
        await addMessage(
          kit.db,
          kit.clock.now(),
          { discussionId: id, auteureId: n % 2 ? awa.id : lea.id },
          `n ${n}`,
        ),
      )
    expect((await report(lea, ids[8] ?? '')).status).toBe(201)
    const copie = await copieOf()
    expect([copie.contenu, copie.auteure]).toEqual(['n 9', 'Awa Sarr'])
    expect(copie.avant.map(({ numero }) => numero)).toEqual([4, 5, 6, 7, 8])
    expect(copie.apres.map(({ numero }) => numero)).toEqual([10, 11, 12, 13, 14])
    expect(copie.avant[0]?.auteure).toBe('Léa Sarr')
    expect(JSON.stringify(copie)).not.toContain('n 15')
  })

  test('may be that of a former member', async () => {
    const groupe = await createGroupe(kit.db, kit.clock.now(), 'Le marché', [awa.id, lea.id])
    const message = await wroteBy(awa, groupe, 'Adieu')
    await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
    expect((await thread(lea, groupe)).body.messages).toMatchObject([{ droits: { signaler: true } }])
    expect((await report(lea, message.id)).status).toBe(201)
    expect((await copieOf()).auteure).toBe('Ancienne membre')
  })

  test('is released as the reporter sees it: not what came before her, nor what a block hides from her', async () => {
    const nadia = await memberOf('Nadia')
    const groupe = await createGroupe(kit.db, kit.clock.now(), 'Le marché', [awa.id, lea.id])
    await wroteBy(awa, groupe, 'Avant elle')
    await joinGroupe(kit.db, kit.clock.now(), groupe, nadia.id)
    await wroteBy(lea, groupe, 'Caché')
    const message = await wroteBy(awa, groupe, 'Signalé')
    await createBlocage(kit.db, kit.clock.now(), nadia.id, lea.id)
    expect((await report(nadia, message.id)).status).toBe(201)
    const copie = await copieOf()
    expect(copie.avant).toMatchObject([{ contenu: '', statut: 'masque' }])
    expect(JSON.stringify(copie)).not.toMatch(/Avant elle|Caché/)
  })

  test('is not found by who does not read it; nobody reports her own, nor a deleted one', async () => {
    const message = await wroteBy(awa, id, 'Bonjour')
    const stranger = await memberOf('Nadia')
    expect((await report(stranger, message.id)).status).toBe(404)
    expect((await report(awa, message.id)).status).toBe(409)
    const other = await wroteBy(awa, await directOf(awa, stranger), 'Bonjour')
    await createBlocage(kit.db, kit.clock.now(), awa.id, stranger.id)
    expect((await report(stranger, other.id)).status).toBe(404)
    await remove(awa, message.id)
    expect((await report(lea, message.id)).status).toBe(404)
  })

  test('is examined by administrators alone, and opening it leaves a line in the journal', async () => {
    const message = await wroteBy(awa, id, 'Bonjour')
    await report(lea, message.id, 'harcelement')
    const { id: dossier } = await kit.db.selectFrom('signalements').select('id').executeTakeFirstOrThrow()
    const administratrice = await memberOf('Administratrice', { compte: { administratrice: true } })
    const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
    expect((await send(coordinatrice, 'GET', `bo/signalements/${dossier}`)).status).toBe(404)
    const lines = () => kit.db.selectFrom('journal').where('cible_id', '=', dossier).selectAll().execute()
    expect(await lines()).toEqual([])
    expect((await send(administratrice, 'GET', `bo/signalements/${dossier}`)).status).toBe(200)
    expect(await lines()).toHaveLength(1)
  })

  test('is hidden by three reporters, everywhere, and comes back as it was', async () => {
    const members = [await memberOf('Un'), await memberOf('Deux'), await memberOf('Trois')]
    const groupe = await createGroupe(kit.db, kit.clock.now(), 'Le marché', [
      awa.id,
      ...members.map((one) => one.id),
    ])
    const message = await wroteBy(awa, groupe, 'Des mots')
    await edit(awa, message.id, 'D’autres mots')
    for (const who of members) expect((await report(who, message.id)).status).toBe(201)
    for (const who of [awa, ...members]) {
      expect((await thread(who, groupe)).body.messages).toMatchObject([{ statut: 'masque', contenu: '' }])
      expect((await inbox(who)).body.discussions[0]?.dernierMessage).toMatchObject({
        extrait: '',
        statut: 'masque',
      })
      const { body } = await send<{ messages: unknown[] }>(who, 'GET', 'discussions/recherche?termes=mots')
      expect(body.messages).toEqual([])
    }
    await within('restore', message.id)
    expect((await thread(await again(awa), groupe)).body.messages).toMatchObject([
      { statut: 'modifie', contenu: 'D’autres mots' },
    ])
    expect((await inbox(awa)).body.discussions[0]?.dernierMessage?.extrait).toBe('D’autres mots')
    await remove(awa, message.id)
    await within('hide', message.id)
    expect((await thread(awa, groupe)).body.messages).toMatchObject([{ statut: 'supprime' }])
  })

  test('is hidden where it is quoted, until it comes back', async () => {
    const message = await wroteBy(awa, id, 'Des mots')
    const { revision } = await wroteBy(lea, id, 'Oui', { citation: message.id })
    await wroteBy(lea, id, 'Et non', { citation: message.id })
    await within('hide', message.id)
    const { body: hidden } = await changes(awa, id, revision)
    expect(hidden.messages).toMatchObject([
      { numero: 1, statut: 'masque', contenu: '', citation: null },
      { numero: 2, contenu: 'Oui', citation: null },
      { numero: 3, contenu: 'Et non', citation: null },
    ])
    await within('restore', message.id)
    const { body } = await changes(awa, id, hidden.revision)
    const citation = { messageId: message.id, numero: 1, auteureId: awa.id, extrait: 'Des mots' }
    expect(body.messages).toMatchObject([{ numero: 1, contenu: 'Des mots' }, { citation }, { citation }])
    expect(body.messages[1]?.citation).toEqual(citation)
    expect(body.revision).toBe(hidden.revision + 3)
  })
})
