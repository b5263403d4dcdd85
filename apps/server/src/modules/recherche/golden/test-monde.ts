import type { TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { TypeRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Db } from '#db/client.ts'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createProfil, referentielOf, settleAnnuaire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { codeOf, listOf, monde } from './monde.ts'
import type { Categorie } from './requete.ts'

/** The ids of the objects of the world, by category and key. A category without any is not in the product yet. */
export type Ids = Record<Categorie, Map<string, string>>

const DAY_MS = 86_400_000
const orNull = (cell: string): string | null => cell || null

const loadMembres = async (db: Db, now: Date, ids: Ids): Promise<void> => {
  for (const { cle, prenom, nom, profession, entreprise, commune, competences } of monde.membres) {
    const { id } = await createProfil(db, now, {
      compte: { prenom, nom },
      villeId: codeOf(commune),
      profession: orNull(profession),
      nomEntreprise: orNull(entreprise),
      competences: await Promise.all(listOf(competences).map((mot) => referentielOf(db, 'competence', mot))),
    })
    ids.adherente.set(cle, id)
  }
}

const loadEvenements = async (db: Db, now: Date, ids: Ids): Promise<void> => {
  for (const { cle, titre, theme, type, commune, jours, description } of monde.evenements) {
    const debut = new Date(now.getTime() + Number(jours) * DAY_MS)
    const fields = { titre, theme, type, debut, description: `<p>${description}</p>` }
    const lieu =
      commune === ''
        ? { en_ligne: true }
        : { ville_id: codeOf(commune), code_postal: null, adresse: 'Maison des associations' }
    ids.evenement.set(cle, await createEvenement(db, now, { ...fields, ...lieu }))
  }
}

const loadCoupsDePouce = async (db: Db, now: Date, ids: Ids): Promise<void> => {
  for (const { cle, auteure, type, commune, competences, ...fields } of monde.coupsDePouce) {
    const id = await createDemande(db, now, ids.adherente.get(auteure) ?? null, {
      ...fields,
      type: type as 'demande' | 'offre',
      ville_id: codeOf(commune),
      competences: listOf(competences),
    })
    ids.coupdepouce.set(cle, id)
  }
}

const loadPublications = async (db: Db, now: Date, ids: Ids): Promise<void> => {
  for (const { cle, auteure, type, titre, contenu } of monde.publications) {
    const id = await createPublication(db, now, ids.adherente.get(auteure) ?? null, {
      type: type as TypePublication,
      titre: orNull(titre),
      contenu: `<p>${contenu}</p>`,
    })
    ids.publication.set(cle, id)
  }
}

const loadRessources = async (db: Db, now: Date, ids: Ids): Promise<void> => {
  for (const { cle, type, theme, titre, motsCles, resume } of monde.ressources) {
    const id = await createRessource(db, now, null, {
      type: type as TypeRessource,
      thematique_id: await referentielOf(db, 'theme', theme),
      titre,
      mots_cles: listOf(motsCles),
      resume,
    })
    ids.ressource.set(cle, id)
  }
}

/** Writes the world, as the product does, and returns the ids of its objects. */
export const loadMonde = async (db: Db, now: Date): Promise<Ids> => {
  const ids: Ids = {
    adherente: new Map(),
    coupdepouce: new Map(),
    evenement: new Map(),
    publication: new Map(),
    territoire: new Map(),
    ressource: new Map(),
    faq: new Map(),
  }
  for (const { cle, nom, region, departements, communes, description } of monde.antennes) {
    const zone = { departements: listOf(departements), communes: listOf(communes) }
    const fields = { nom, region, description, ...zone } as Parameters<typeof createTerritoire>[1]
    ids.territoire.set(cle, await createTerritoire(db, fields))
  }
  await loadMembres(db, now, ids)
  await settleAnnuaire(db, now, 0)
  await loadEvenements(db, now, ids)
  await loadCoupsDePouce(db, now, ids)
  await loadPublications(db, now, ids)
  await loadRessources(db, now, ids)
  for (const { cle, categorie, question, motsCles, reponse } of monde.faq) {
    const fields = { categorie, question, motsCles: listOf(motsCles), reponse: `<p>${reponse}</p>` }
    ids.faq.set(cle, await createQuestion(db, now, fields))
  }
  return ids
}
