import { inTransaction } from '#db/test-transaction.ts'
import type { Db } from '#db/client.ts'
import {
  addMessage,
  createDirecte,
  createGroupe,
  reactToMessage,
  readDiscussion,
} from '#modules/messagerie/messagerie.factory.ts'
import { DISCUSSIONS_DEMO, type RecitDiscussion } from './demo-discussions.ts'
import type { DemoPart } from './demo-world.ts'

const HOUR_MS = 3_600_000
/** Accounts whose address does not begin with a first name. */
const ANNONCEES: Readonly<Record<string, string>> = {
  helene: 'administratrice@',
  soizic: 'coordinatrice@',
  maelle: 'adherente@',
}

type World = { readonly db: Db; readonly now: Date; readonly idOf: (start: string) => string }

const openDiscussion = async (recit: RecitDiscussion, { db, now, idOf }: World) => {
  const { titre, membres, messages, demande = false } = recit
  const at = new Date(now.getTime() - (messages[0]?.[1] ?? 0) * HOUR_MS)
  const ids = membres.map(idOf)
  if (titre !== undefined) return createGroupe(db, at, titre, ids)
  const [a = '', b = ''] = ids
  const asks = idOf(messages[0]?.[0] ?? '')
  return createDirecte(db, at, demande && asks !== a ? [b, a] : [a, b], { demande })
}

/** What the first member has done with it. */
const settle = async (recit: RecitDiscussion, id: string, { db, idOf }: World): Promise<void> => {
  const { membres, messages, nonLus = 0, epinglee = false, archivee = false, muette = false } = recit
  const [first = '', ...others] = membres.map(idOf)
  const last = messages.length
  if (last > nonLus) await readDiscussion(db, id, first, last - nonLus)
  // The others have read everything, except a first contact, which they have not opened.
  if (!recit.demande) for (const other of others) await readDiscussion(db, id, other, last)
  await inTransaction(db, (tx) =>
    tx
      .updateTable('participations_discussion')
      .set({ epinglee, archivee, muette_jusquau: muette ? 'infinity' : null })
      .where('discussion_id', '=', id)
      .where('compte_id', '=', first)
      .execute(),
  )
}

const seedDiscussion = async (recit: RecitDiscussion, world: World): Promise<void> => {
  const { db, now, idOf } = world
  const id = await openDiscussion(recit, world)
  const ids: string[] = []
  for (const [qui, heures, contenu, cite] of recit.messages) {
    const at = new Date(now.getTime() - heures * HOUR_MS)
    const quoted = cite === undefined ? undefined : ids[cite - 1]
    const place = { discussionId: id, auteureId: idOf(qui) }
    ids.push(await addMessage(db, at, place, contenu, quoted === undefined ? {} : { cite: quoted }))
  }
  for (const [numero, qui, reaction] of recit.reactions ?? [])
    await reactToMessage(db, ids[numero - 1] ?? '', idOf(qui), reaction)
  await settle(recit, id, world)
}

/** A dozen discussions for each account of the demo: groups, first contacts, unread, pinned, silent and archived ones. */
export const demoMessagerie: DemoPart = async ({ db, now }) => {
  const comptes = await db.selectFrom('comptes').orderBy('email').select(['id', 'email']).execute()
  const idOf = (start: string): string => {
    const found = comptes.find(({ email }) => email.startsWith(ANNONCEES[start] ?? start))
    if (!found) throw new Error(`nobody of the demo is « ${start} »`)
    return found.id
  }
  for (const recit of DISCUSSIONS_DEMO) await seedDiscussion(recit, { db, now, idOf })
}
