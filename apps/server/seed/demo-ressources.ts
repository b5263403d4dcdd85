import { fileURLToPath } from 'node:url'
import { FIGURE_ATTRIBUTE, minutesOf } from '@entrelles/contract/kit/article.ts'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { MIMES_FICHIER } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { revisionApres } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { createDiskStorage } from '#gateways/storage/disk-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { mentionHtml } from '#kit/mentions.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { createMedia } from '#modules/medias/medias.factory.ts'
import { createFavoriRessource } from '#modules/participations/participations.factory.ts'
import {
  addLectureRessource,
  createProposition,
  createRemarque,
  createRessource,
} from '#modules/ressources/ressources.factory.ts'
import { PROPOSITIONS_DEMO, RESSOURCES_DEMO, type RecitRessource } from './demo-ressources-recits.ts'
import { DAY_MS, daysBefore, type DemoPart, type DemoWorld } from './demo-world.ts'

const PAYSAGES = fileURLToPath(new URL('../../web/public/images/paysages/', import.meta.url))
/** Accounts whose address does not begin with a first name. */
const ANNONCEES: Readonly<Record<string, string>> = { helene: 'administratrice@', soizic: 'coordinatrice@' }

type Compte = {
  readonly id: string
  readonly email: string
  readonly prenom: string
  readonly nom: string | null
}
type World = DemoWorld & {
  readonly storage: Storage
  readonly find: (start: string) => Compte
  /** Members who read, the member of the demo aside. */
  readonly lectrices: readonly string[]
  /** The branch, the theme, the event or the speaker that is called so. */
  readonly idOf: (nom: string) => string
}

const seedImage = async (paysage: string, { db, now, storage, find }: World) => {
  const { data, info } = await sharp(`${PAYSAGES}${paysage}.svg`)
    .resize({ width: 1600 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = { largeur: info.width, hauteur: info.height }
  const compteId = find('helene').id
  const nom = await createMedia(db, storage, now, { usage: 'ressource', image: data, compteId, ...size })
  const { id } = await db.selectFrom('medias').where('nom', '=', nom).select('id').executeTakeFirstOrThrow()
  return { id, nom, proportions: info.width / info.height }
}
type Image = Awaited<ReturnType<typeof seedImage>>

const FIGURE = /\{figure:([^|]+)\|([^|]+)\|([^}]+)\}/g

/** The text of an article with its pictures and its mentions, and these pictures by their landscape. */
const seedTexte = async (texte: string, figures: Map<string, Image>, world: World): Promise<string> => {
  for (const [, paysage = ''] of texte.matchAll(FIGURE))
    if (!figures.has(paysage)) figures.set(paysage, await seedImage(paysage, world))
  return texte
    .replaceAll(FIGURE, (_, paysage: string, alt: string, legende: string) => {
      const id = figures.get(paysage)?.id ?? ''
      return `<figure ${FIGURE_ATTRIBUTE}="${id}"><img alt="${alt}"><figcaption>${legende}</figcaption></figure>`
    })
    .replaceAll(/\{@(.+?)\}/g, (_, start: string) => {
      const nommee = world.find(start)
      return mentionHtml(nommee.id, `@${formatName(nommee)}`)
    })
    .replaceAll('\n', '')
}

const seedContenu = async ({ texte }: RecitRessource, figures: Map<string, Image>, world: World) => {
  if (texte === undefined) return {}
  const contenu = await seedTexte(texte, figures, world)
  return {
    contenu,
    contenu_texte: textOfRichText(contenu),
    duree: minutesOf(contenu),
    figures: JSON.stringify([...figures.values()]),
  }
}

/** Changes of a published article, made the day after, as its form would keep them. */
const seedBrouillon = async (
  id: string,
  recit: RecitRessource,
  figures: Map<string, Image>,
  world: World,
) => {
  if (recit.brouillon === undefined) return
  const [titre, texte] = recit.brouillon
  const { db } = world
  const row = await db.selectFrom('ressources').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const contenu = await seedTexte(texte, figures, world)
  const changes = {
    titre,
    resume: row.resume,
    contenu,
    contenuTexte: textOfRichText(contenu),
    url: null,
    duree: minutesOf(contenu),
    image: row.image,
    thematiqueId: row.thematique_id,
    motsCles: row.mots_cles,
    public: row.public,
    territoireIds: row.territoire_ids,
    evenementId: row.evenement_id,
    intervenantIds: row.intervenant_ids,
    auteureId: row.auteure_id,
    dateRevision: row.date_revision,
  }
  await db
    .updateTable('ressources')
    .set({
      brouillon: JSON.stringify(changes),
      brouillon_le: new Date(new Date(row.cree_le).getTime() + DAY_MS),
      version: 2,
    })
    .where('id', '=', id)
    .execute()
}

const seedFichier = async (
  id: string,
  nom: string,
  at: Date,
  { db, storage, find }: World,
): Promise<void> => {
  const fichier = await createFichier(db, storage, at, {
    compteId: find('helene').id,
    nom,
    type: 'pdf',
    bytes: pdf(nom),
    objet: { type: 'ressource', id, ordre: 0 },
  })
  await db
    .updateTable('ressources')
    .set({ fichier: JSON.stringify({ ...fichier, mime: MIMES_FICHIER.pdf }) })
    .where('id', '=', id)
    .execute()
}

const seedLectures = async (id: string, recit: RecitRessource, { db, now, find, lectrices }: World) => {
  const { utiles = 0, vues = 0, utile, favori } = recit
  for (const [n, compteId] of lectrices.slice(0, Math.max(utiles, vues)).entries())
    await addLectureRessource(db, now, id, compteId, {
      ...(n < utiles && { utile: true }),
      ...(n < vues && { vue: true }),
    })
  const maelle = find('adherente@').id
  if (utile) await addLectureRessource(db, now, id, maelle, { utile, vue: true })
  if (favori) await createFavoriRessource(db, now, maelle, id)
}

const seedRessource = async (recit: RecitRessource, world: World): Promise<void> => {
  const { db, now, find, idOf } = world
  const { statut = 'publiee', type = 'lien', antennes = [], relue, image, lien } = recit
  const at = daysBefore(now, recit.jours)
  const auteureId = find(recit.de ?? 'helene').id
  const figures = new Map<string, Image>()
  const revision = addDays(parisDay(now), recit.revision ?? 0)
  const id = await createRessource(db, at, auteureId, {
    titre: recit.titre,
    resume: recit.resume ?? null,
    type,
    statut,
    public: recit.public ?? 'reseau',
    territoire_ids: antennes.map(idOf),
    mots_cles: [...(recit.motsCles ?? [])],
    modifiee_par_id: find('helene').id,
    ...(recit.theme !== undefined && { thematique_id: idOf(recit.theme) }),
    ...(recit.url !== undefined && { url: recit.url }),
    ...(recit.duree !== undefined && { duree: recit.duree }),
    ...(recit.evenement !== undefined && { evenement_id: idOf(recit.evenement) }),
    ...(recit.intervenante !== undefined && { intervenant_ids: [idOf(recit.intervenante)] }),
    ...(image && {
      image: JSON.stringify({ ...(await seedImage(image[0], world)), texteAlternatif: image[1] }),
    }),
    ...(statut !== 'brouillon' && {
      date_revision: recit.revision === undefined ? revisionApres(parisDay(at)) : revision,
      // Those of the demo have been told already.
      avertie_le: at,
    }),
    ...(relue && { relue_par_id: find(relue[0]).id, relue_le: daysBefore(now, relue[1]) }),
    ...(lien && { etat_lien: lien, lien_verifie_le: daysBefore(now, 2) }),
    ...(lien === 'brise' && { lien_mort_le: addDays(parisDay(now), -3) }),
    ...(await seedContenu(recit, figures, world)),
  })
  await seedBrouillon(id, recit, figures, world)
  if (recit.apres !== undefined)
    await db
      .insertInto('evenements_ressources')
      .values({ evenement_id: idOf(recit.apres), ressource_id: id, ordre: RESSOURCES_DEMO.indexOf(recit) })
      .execute()
  if (recit.fichier !== undefined) await seedFichier(id, recit.fichier, at, world)
  await seedLectures(id, recit, world)
  for (const [de, texte] of recit.remarques ?? [])
    await createRemarque(db, daysBefore(now, 2), id, find(de).id, { texte })
}

const seedPropositions = async ({ db, now, find }: World): Promise<void> => {
  for (const { titre, url, commentaire, de, jours, refus, retenue } of PROPOSITIONS_DEMO) {
    const { rows } = await sql<{ id: string }>`
      select id from ressources where titre = ${retenue ?? null}`.execute(db)
    const [ressource] = rows
    await createProposition(db, daysBefore(now, jours), find(de).id, {
      titre,
      url,
      commentaire: commentaire ?? null,
      ...(refus !== undefined && { statut: 'refusee', mot: refus }),
      ...(ressource && { statut: 'acceptee', ressource_id: ressource.id }),
      ...((refus !== undefined || ressource) && { repondue_par_id: find('helene').id }),
    })
  }
}

/** Some twenty resources of every type and state, with what members do with them, propose and correct. */
export const demoRessources: DemoPart = async (demo) => {
  const { db, uploads } = demo
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
  const { rows } = await sql<{ nom: string; id: string }>`
    select nom, id from territoires union all select libelle, id from referentiels where categorie = 'theme'
    union all select titre, id from evenements union all select nom, id from intervenants`.execute(db)
  const idOf = (nom: string): string => {
    const row = rows.find((one) => one.nom === nom)
    if (!row) throw new Error(`nothing of the demo is « ${nom} »`)
    return row.id
  }
  const lectrices = annuaire.map(({ id }) => id).filter((id) => id !== maelle)
  const world = { ...demo, storage: createDiskStorage(uploads), find, lectrices, idOf }
  for (const recit of RESSOURCES_DEMO) await seedRessource(recit, world)
  await seedPropositions(world)
}
