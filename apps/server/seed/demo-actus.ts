import { fileURLToPath } from 'node:url'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { REACTIONS, type Reaction } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { LienApercu } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Db } from '#db/client.ts'
import { createDiskStorage } from '#gateways/storage/disk-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { mentionHtml } from '#kit/mentions.ts'
import {
  addLecture,
  createCommentaire,
  createPublication,
  reactToCommentaire,
} from '#modules/actus/actus.factory.ts'
import { createMedia } from '#modules/medias/medias.factory.ts'
import { PUBLICATIONS_DEMO, type RecitPublication } from './demo-publications.ts'
import type { DemoPart } from './demo-world.ts'

const HOUR_MS = 3_600_000
const PAYSAGES = fileURLToPath(new URL('../../web/public/images/paysages/', import.meta.url))
/** Accounts whose address does not begin with a first name. */
const ANNONCEES: Readonly<Record<string, string>> = { helene: 'administratrice@', soizic: 'coordinatrice@' }

type Compte = {
  readonly id: string
  readonly email: string
  readonly prenom: string
  readonly nom: string | null
}
type World = {
  readonly db: Db
  readonly now: Date
  readonly storage: Storage
  readonly find: (start: string) => Compte
  /** Members who react and read, the member of the demo aside. */
  readonly lectrices: readonly string[]
  /** The branch, the event or the help request that is called so. */
  readonly idOf: (nom: string) => string
  /** Separate from `idOf`, because an article may have the same title as an event. */
  readonly ressourceOf: (titre: string) => string
}

/** A landscape of the demo, stored as a sent picture. */
const seedPaysage = async (
  paysage: string,
  media: { readonly usage: 'publication' | 'apercu'; readonly compteId: string | null },
  { db, now, storage }: World,
) => {
  const { data, info } = await sharp(`${PAYSAGES}${paysage}.svg`)
    .resize({ width: 1600 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = { largeur: info.width, hauteur: info.height }
  const nom = await createMedia(db, storage, now, { ...media, image: data, ...size })
  return { nom, proportions: info.width / info.height }
}

const seedImage = async (
  [paysage, texteAlternatif]: NonNullable<RecitPublication['images']>[number],
  compteId: string,
  world: World,
) => {
  const image = await seedPaysage(paysage, { usage: 'publication', compteId }, world)
  const { id } = await world.db
    .selectFrom('medias')
    .where('nom', '=', image.nom)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, ...image, texteAlternatif }
}

/** Its first link, as the worker has read it. */
const lienOf = async ({ apercu }: RecitPublication, world: World) => {
  if (!apercu) return {}
  const { paysage, url, ...page } = apercu
  const image = await seedPaysage(paysage, { usage: 'apercu', compteId: null }, world)
  const lu: LienApercu = { url, site: new URL(url).hostname, ...page, image }
  return { lien: url, apercu: JSON.stringify(lu), apercu_le: world.now }
}

/** Its state, as the acts and the jobs would have left it. */
const etatOf = ({ statut = 'publiee', heures, epinglee }: RecitPublication, now: Date) => {
  const le = new Date(now.getTime() - heures * HOUR_MS)
  if (statut === 'programmee') return { statut, cree_le: now, programmee_le: le }
  return {
    statut,
    ...(epinglee !== undefined && { epinglee_jusquau: addDays(parisDay(now), epinglee) }),
  }
}

const seedCommentaires = async (id: string, recit: RecitPublication, { db, now, find, lectrices }: World) => {
  const ids: string[] = []
  // Spread between its publication and now, at most an hour apart.
  const step = Math.min(1, recit.heures / 12) * HOUR_MS
  for (const [n, { de, texte, a }] of (recit.commentaires ?? []).entries()) {
    const at = new Date(now.getTime() - recit.heures * HOUR_MS + (n + 1) * step)
    const parentId = a === undefined ? undefined : ids[a]
    const ecrit = { contenu: `<p>${texte}</p>`, ...(parentId !== undefined && { parentId }) }
    ids.push(await createCommentaire(db, at, id, find(de).id, ecrit))
  }
  for (const [n, compteId] of lectrices.slice(0, ids.length).entries())
    await reactToCommentaire(db, ids[n] ?? '', compteId, 'merci')
}

/** Who reacted, and who has seen it: the first members of a list, each once. */
const seedLectures = async (id: string, recit: RecitPublication, { db, now, find, lectrices }: World) => {
  const { reactions = {}, maelle, favori, suivie, vues: [vues, clics] = [0, 0] } = recit
  const given = (Object.keys(REACTIONS) as Reaction[]).flatMap((one) =>
    Array<Reaction>(reactions[one] ?? 0).fill(one),
  )
  const auteureId = find(recit.de).id
  const others = lectrices.filter((compteId) => compteId !== auteureId)
  for (const [n, compteId] of others.slice(0, Math.max(given.length, vues)).entries()) {
    const reaction = given[n]
    await addLecture(db, now, id, compteId, {
      ...(reaction && { reaction }),
      ...(n < vues && { vue: true }),
      ...(n < clics && { clic: true }),
    })
  }
  if (maelle || favori || suivie)
    await addLecture(db, now, id, find('adherente@').id, {
      ...(maelle && { reaction: maelle }),
      ...(favori && { favori }),
      ...(suivie && { suivi: 'suivie' }),
    })
}

const seedPublication = async (recit: RecitPublication, world: World): Promise<void> => {
  const { db, now, find, idOf, ressourceOf } = world
  const { titre, type, antennes = [], images = [], evenement, coupDePouce, ressource } = recit
  const auteureId = find(recit.de).id
  const contenu = recit.texte.replaceAll(/\{(.+?)\}/g, (_, start: string) => {
    const nommee = find(start)
    return mentionHtml(nommee.id, `@${formatName(nommee)}`)
  })
  const shown = []
  for (const image of images) shown.push(await seedImage(image, auteureId, world))
  const id = await createPublication(
    db,
    new Date(now.getTime() - Math.max(0, recit.heures) * HOUR_MS),
    auteureId,
    {
      ...(type && { type }),
      ...(titre !== undefined && { titre }),
      contenu,
      contenu_texte: textOfRichText(contenu),
      images: JSON.stringify(shown),
      ...(await lienOf(recit, world)),
      territoire_ids: antennes.map(idOf),
      commentaires_ouverts: !recit.fermes,
      ...(evenement !== undefined && { evenement_id: idOf(evenement) }),
      ...(coupDePouce !== undefined && { coup_de_pouce_id: idOf(coupDePouce) }),
      ...(ressource !== undefined && { ressource_id: ressourceOf(ressource) }),
      // Announcements of the demo have been told already.
      ...(recit.vues && type === 'annonce' && { avertie_le: now, nb_destinataires: recit.vues[0] * 2 }),
      ...etatOf(recit, now),
    },
  )
  await seedCommentaires(id, recit, world)
  await seedLectures(id, recit, world)
}

type Nomme = { readonly nom: string; readonly id: string }

const idAmong =
  (rows: readonly Nomme[]) =>
  (nom: string): string => {
    const row = rows.find((one) => one.nom === nom)
    if (!row) throw new Error(`nothing of the demo is « ${nom} »`)
    return row.id
  }

/** Forty posts in every state, with their pictures, comments and reactions. */
export const demoActus: DemoPart = async ({ db, now, uploads }) => {
  const comptes = await db
    .selectFrom('comptes')
    .orderBy('email')
    .select(['id', 'email', 'prenom', 'nom'])
    .execute()
  const find = (start: string): Compte => {
    const found = comptes.find(({ email }) => email.startsWith(ANNONCEES[start] ?? start))
    if (!found) throw new Error(`nobody of the demo is « ${start} »`)
    return found
  }
  const maelle = find('adherente@').id
  const annuaire = await db.selectFrom('annuaire').orderBy('compte_id').select('compte_id as id').execute()
  const { rows } = await sql<Nomme>`
    select nom, id from territoires union all select titre, id from evenements union all select titre, id from coups_de_pouce
  `.execute(db)
  const ressources = await db.selectFrom('ressources').select(['titre as nom', 'id']).execute()
  const lectrices = annuaire.map(({ id }) => id).filter((id) => id !== maelle)
  const storage = createDiskStorage(uploads)
  const world = { db, now, storage, find, lectrices, idOf: idAmong(rows), ressourceOf: idAmong(ressources) }
  for (const recit of PUBLICATIONS_DEMO) await seedPublication(recit, world)
}
