import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import {
  codeOf,
  listOf,
  monde,
  type Categorie,
} from '../../../apps/server/src/modules/recherche/recherche.factory.ts'

/** What an engine is given of an object, by the weight of its words. */
export type Document = {
  readonly _key: string
  /** Name or title. */
  readonly a: string
  /** Trade, company, commune, skills, key words. */
  readonly b: string
  /** Text. */
  readonly c: string
  /** « 47.99x-4.09 »; absent for what is nowhere. */
  readonly lieu?: string
}
export type Documents = Readonly<Record<Categorie, readonly Document[]>>

/** Without accents or marks: no normaliser of groonga 13.0 does it. */
export const folded = (text: string): string =>
  text
    .replaceAll(/[œŒ]/gu, 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()

const COMMUNES = new URL('../../../apps/server/seed/communes/communes.tsv.gz', import.meta.url)
const communes = new Map(
  gunzipSync(readFileSync(COMMUNES))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([code = '', nom = '', , , , , latitude = '', longitude = '']) => [
      code,
      { nom, latitude, longitude },
    ]),
)

/** Former names of communes, by the code of the one that they joined. */
export type FormerNames = ReadonlyMap<string, string>

const documentOf =
  (formerNames: FormerNames) =>
  (_key: string, a: string, b: string, c: string, code: string | null = null): Document => {
    const commune = communes.get(code ?? '')
    return {
      _key,
      a: folded(a),
      b: folded(`${b} ${commune?.nom ?? ''}`),
      c: folded(`${c} ${formerNames.get(code ?? '') ?? ''}`),
      ...(commune && { lieu: `${commune.latitude}x${commune.longitude}` }),
    }
  }

/** The world of the golden set, as documents. */
export const documentsOfWorld = (formerNames: FormerNames): Documents => {
  const document = documentOf(formerNames)
  return {
    adherente: monde.membres.map(({ cle, prenom, nom, profession, entreprise, commune, competences }) => {
      const described = [profession, entreprise, ...listOf(competences)].join(' ')
      return document(cle, `${prenom} ${nom}`, described, '', codeOf(commune))
    }),
    coupdepouce: monde.coupsDePouce.map(({ cle, titre, categorie, commune, competences, contenu }) =>
      document(cle, titre, [categorie, ...listOf(competences)].join(' '), contenu, codeOf(commune)),
    ),
    evenement: monde.evenements.map(({ cle, titre, theme, type, commune, description }) =>
      document(cle, titre, `${theme} ${type}`, description, codeOf(commune)),
    ),
    publication: monde.publications.map(({ cle, titre, contenu }) => document(cle, titre, '', contenu)),
    territoire: monde.antennes.map(({ cle, nom, region, description }) =>
      document(cle, nom, region, description),
    ),
    ressource: monde.ressources.map(({ cle, titre, theme, motsCles, resume }) =>
      document(cle, titre, [theme, ...listOf(motsCles)].join(' '), resume),
    ),
    faq: monde.faq.map(({ cle, question, categorie, motsCles, reponse }) =>
      document(cle, question, [categorie, ...listOf(motsCles)].join(' '), reponse),
    ),
  }
}

/** What each category gives to search: key, words of each weight, commune. */
const SOURCES: Readonly<Record<Categorie, string>> = {
  adherente: `select m.compte_id, concat_ws(' ', m.prenom, m.nom), concat_ws(' ', m.profession, m.nom_entreprise,
      (select string_agg(x.libelle, ' ') from competences_profil k join referentiels x on x.id = k.referentiel_id
        where k.compte_id = m.compte_id and k.sens = 'offerte')), '', c.ville_id
    from annuaire m join comptes c on c.id = m.compte_id`,
  coupdepouce: `select d.id, d.titre, x.libelle, left(d.contenu, 300), d.ville_id
    from coups_de_pouce d join referentiels x on x.id = d.categorie_id where d.statut in ('publie', 'en_cours', 'resolu')`,
  evenement: `select e.id, e.titre, x.libelle, left(e.description, 300), e.ville_id
    from evenements e join referentiels x on x.id = e.theme_id where not e.brouillon`,
  publication: `select id, coalesce(titre, ''), '', left(contenu_texte, 300), null from publications where statut = 'publiee'`,
  territoire: `select id, nom, coalesce(region, ''), coalesce(description, ''), null from territoires`,
  ressource: `select r.id, r.titre, concat_ws(' ', array_to_string(r.mots_cles, ' '), x.libelle),
      left(concat_ws(' ', r.resume, r.contenu_texte), 6000), null
    from ressources r left join referentiels x on x.id = r.thematique_id where r.statut in ('publiee', 'a_verifier')`,
  faq: `select id, question, array_to_string(mots_cles, ' '), reponse, null from faq_questions`,
}

/** The objects of a filled database, as documents. */
export const documentsOfDatabase = async (
  client: pg.Client,
  formerNames: FormerNames,
): Promise<Documents> => {
  const document = documentOf(formerNames)
  const entries = []
  for (const [categorie, text] of Object.entries(SOURCES)) {
    const { rows } = await client.query<[string, string, string, string, string | null]>({
      text,
      rowMode: 'array',
    })
    entries.push([categorie, rows.map((row) => document(...row))])
  }
  return Object.fromEntries(entries) as Documents
}

/** What the product knows beside its objects: groups of synonyms, and former names of communes. */
export const readKnowledge = async (client: pg.Client) => {
  const { rows: groups } = await client.query<{ mots: string[] }>('select mots from synonymes')
  const { rows: names } = await client.query<{ ville: string; noms: string }>(
    `select ville_id as ville, string_agg(nom, ' ') as noms from villes_anciennes group by ville_id`,
  )
  return {
    synonyms: groups.map(({ mots }) => mots.map(folded)),
    formerNames: new Map(names.map(({ ville, noms }) => [ville, noms])),
  }
}
