import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { inTransaction } from '#db/test-transaction.ts'
import type { Db } from '#db/client.ts'
import { createDiskStorage } from '#gateways/storage/disk-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { createFichier } from '#modules/fichiers/fichiers.factory.ts'
import {
  addMessage,
  changeMessage,
  createDirecte,
  createGroupe,
  createLiee,
  reactToMessage,
  readDiscussion,
} from '#modules/messagerie/messagerie.factory.ts'
import { DISCUSSIONS_DEMO, type RecitDiscussion } from './demo-discussions.ts'
import type { DemoPart } from './demo-world.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const PAYSAGES = fileURLToPath(new URL('../../web/public/images/paysages/', import.meta.url))
/** Accounts whose address does not begin with a first name. */
const ANNONCEES: Readonly<Record<string, string>> = {
  helene: 'administratrice@',
  soizic: 'coordinatrice@',
  maelle: 'adherente@',
}

type World = {
  readonly db: Db
  readonly now: Date
  readonly idOf: (start: string) => string
  readonly storage: Storage
}

/** The event or the branch that a discussion is of. */
const lieeOf = async ({ evenement, antenne }: RecitDiscussion, { db }: World) => {
  if (evenement !== undefined) {
    const query = db.selectFrom('evenements').where('titre', '=', evenement).select('id')
    return { titre: evenement, evenementId: (await query.executeTakeFirstOrThrow()).id }
  }
  if (antenne === undefined) return undefined
  const query = db.selectFrom('territoires').where('nom', '=', antenne).select('id')
  return { titre: `Antenne ${antenne}`, territoireId: (await query.executeTakeFirstOrThrow()).id }
}

const openDiscussion = async (recit: RecitDiscussion, world: World) => {
  const { db, now, idOf } = world
  const { titre, membres, messages, demande = false } = recit
  const at = new Date(now.getTime() - (messages[0]?.[1] ?? 0) * HOUR_MS)
  const ids = membres.map(idOf)
  const liee = await lieeOf(recit, world)
  if (liee) {
    const [first = '', organisatrice = '', ...others] = ids
    return createLiee(db, at, liee, [organisatrice, first, ...others])
  }
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

/** The picture of a message, as a private file. */
const seedPiece = async (
  [, nom, paysage, texte]: NonNullable<RecitDiscussion['piece']>,
  { id, compteId, at }: { readonly id: string; readonly compteId: string; readonly at: Date },
  { db, storage }: World,
): Promise<void> => {
  const bytes = await sharp(`${PAYSAGES}${paysage}.svg`).resize({ width: 1200 }).png().toBuffer()
  const objet = { type: 'message', id, ordre: 0 } as const
  const fichier = await createFichier(db, storage, at, { compteId, nom, type: 'png', bytes, objet })
  await db.updateTable('fichiers').set({ texte_alternatif: texte }).where('id', '=', fichier.id).execute()
}

/** Each message in its order, with its picture. */
const seedMessages = async (recit: RecitDiscussion, discussionId: string, world: World) => {
  const { db, now, idOf } = world
  const { messages, piece } = recit
  const ids: string[] = []
  for (const [n, [qui, heures, contenu, cite]] of messages.entries()) {
    const at = new Date(now.getTime() - heures * HOUR_MS)
    const quoted = cite === undefined ? undefined : ids[cite - 1]
    const [compteId, jointe] = [idOf(qui), piece?.[0] === n + 1 ? piece : undefined]
    const fields = { ...(quoted !== undefined && { cite: quoted }), ...(jointe && { nbFichiers: 1 }) }
    const id = await addMessage(db, at, { discussionId, auteureId: compteId }, contenu, fields)
    if (jointe) await seedPiece(jointe, { id, compteId, at }, world)
    ids.push(id)
  }
  return ids
}

const seedDiscussion = async (recit: RecitDiscussion, world: World): Promise<void> => {
  const { db, now, idOf } = world
  const id = await openDiscussion(recit, world)
  const ids = await seedMessages(recit, id, world)
  for (const [numero, contenu] of recit.changes ?? []) {
    const sent = now.getTime() - (recit.messages[numero - 1]?.[1] ?? 0) * HOUR_MS
    await changeMessage(db, new Date(sent + 5 * MINUTE_MS), ids[numero - 1] ?? '', contenu)
  }
  for (const [numero, qui, reaction] of recit.reactions ?? [])
    await reactToMessage(db, ids[numero - 1] ?? '', idOf(qui), reaction)
  await settle(recit, id, world)
}

/**
 * A dozen discussions for each account of the demo: groups, those of an event and of a branch, first contacts, unread, pinned, silent
 * and archived ones; a picture, a message that was corrected and one that was deleted.
 */
export const demoMessagerie: DemoPart = async ({ db, now, uploads }) => {
  const comptes = await db.selectFrom('comptes').orderBy('email').select(['id', 'email']).execute()
  const idOf = (start: string): string => {
    const found = comptes.find(({ email }) => email.startsWith(ANNONCEES[start] ?? start))
    if (!found) throw new Error(`nobody of the demo is « ${start} »`)
    return found.id
  }
  for (const recit of DISCUSSIONS_DEMO)
    await seedDiscussion(recit, { db, now, idOf, storage: createDiskStorage(uploads) })
}
