import { civilDay } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { COUNT_CAP, pageQuery } from '#kit/pagination.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { publication } from '#modules/actus/actus.schema.ts'
import { carteAdherente, territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { territoire } from '#modules/antennes/antennes.schema.ts'
import { carteCoupDePouce } from '#modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { carteEvenement } from '#modules/evenements/evenements.schema.ts'
import { questionFaqId } from '#modules/faq/faq.schema.ts'
import { fichier } from '#modules/fichiers/fichiers.schema.ts'
import { ressource } from '#modules/ressources/ressources.schema.ts'
import {
  APERCU_COMPTE_MAX,
  LISTES_RECHERCHE,
  type CategorieRecherche,
  type ListeRecherche,
} from './recherche.constants.ts'

export const categorieRecherche = enumOfKeys<CategorieRecherche>(LISTES_RECHERCHE)

/** A member, with the skill that was found in her profile, if it was one: « Propose : comptabilité ». */
export const adherenteTrouvee = carteAdherente.omit({ distanceKilometre: true }).extend({
  indice: z.object({ genre: z.enum(['propose', 'cherche']), libelle: z.string() }).nullable(),
})
export type AdherenteTrouvee = z.infer<typeof adherenteTrouvee>

/** A post; `extrait` is the beginning of its text, without markup. */
export const publicationTrouvee = publication
  .pick({ id: true, type: true, titre: true, auteure: true, nbCommentaires: true, datePublication: true })
  .extend({ extrait: z.string() })
export type PublicationTrouvee = z.infer<typeof publicationTrouvee>

export const territoireTrouve = territoire.pick({
  id: true,
  nom: true,
  region: true,
  departements: true,
  statut: true,
  image: true,
  nbAdherentes: true,
  monAntenne: true,
})
export type TerritoireTrouve = z.infer<typeof territoireTrouve>

export const ressourceTrouvee = ressource
  .pick({
    id: true,
    type: true,
    titre: true,
    resume: true,
    thematique: true,
    dureeLecture: true,
    datePublication: true,
  })
  .extend({ fichier: fichier.pick({ type: true, taille: true }).nullable() })
export type RessourceTrouvee = z.infer<typeof ressourceTrouvee>

export const questionTrouvee = z.object({
  id: questionFaqId,
  question: z.string(),
  categorie: z.string(),
  /** The beginning of the answer, without markup. */
  extrait: z.string(),
})
export type QuestionTrouvee = z.infer<typeof questionTrouvee>

/** How the typed words were read. */
const lecture = {
  /** Words searched instead of the typed words that nothing contains. */
  motsCorriges: z.array(z.string()).optional(),
  /** « Essaie avec … »: words that would find something; null unless nothing is found. */
  suggestion: z.string().nullable(),
}

const nb = z.int().min(0).max(APERCU_COMPTE_MAX)
/** Lists whose count stopped there: « plus de 100 ». */
const plus = z.array(z.enum(Object.values(LISTES_RECHERCHE) as [ListeRecherche, ...ListeRecherche[]]))

/** R3-15: the first results of each category. */
export const resultatsRecherche = z.object({
  adherentes: z.array(adherenteTrouvee),
  nbadherentes: nb,
  coupsdepouce: z.array(carteCoupDePouce),
  nbcoupsdepouce: nb,
  evenements: z.array(carteEvenement),
  nbevenements: nb,
  publications: z.array(publicationTrouvee),
  nbpublications: nb,
  territoires: z.array(territoireTrouve),
  nbterritoires: nb,
  ressources: z.array(ressourceTrouvee),
  nbressources: nb,
  /** The sum of the six counts. */
  nbTotalResultats: z.int(),
  limit: z.int(),
  plus: plus.optional(),
  /** Questions of the FAQ; not in the total. */
  faq: z.array(questionTrouvee),
  ...lecture,
})
export type ResultatsRecherche = z.infer<typeof resultatsRecherche>

/** R7-10: a page of one category. */
export const resultatsCategorie = <Item extends z.ZodType>(item: Item) =>
  z.object({
    resultats: z.array(item),
    nbTotalResultats: z.int().min(0).max(COUNT_CAP),
    limit: z.int(),
    plus: z.literal(true).optional(),
    ...lecture,
  })

/** Days are in Paris time, both included: of an event its start, of anything else when it was published or joined. */
export const filtresRecherche = pageQuery.extend({
  termes: termes.default(''),
  territoire: territoireId.optional(),
  dateMin: civilDay.optional(),
  dateMax: civilDay.optional(),
})
export type FiltresRecherche = z.output<typeof filtresRecherche> & { readonly type?: string | undefined }

/** What the box in the header suggests while she types. */
export const suggestionsRecherche = z.object({
  adherentes: z.array(adherenteTrouvee),
  nbadherentes: nb,
  evenements: z.array(
    carteEvenement.pick({
      id: true,
      titre: true,
      dateHeureDebut: true,
      fuseau: true,
      isEnLigne: true,
      isAnnule: true,
      evenementType: true,
      ville: true,
      nbPlacesRestantes: true,
    }),
  ),
  nbevenements: nb,
  coupsdepouce: z.array(
    carteCoupDePouce.pick({ id: true, titre: true, statut: true, nbReponses: true, auteure: true }),
  ),
  nbcoupsdepouce: nb,
  ressources: z.array(ressourceTrouvee),
  nbressources: nb,
  faq: z.array(questionTrouvee.omit({ extrait: true })),
  /** What the page of all categories finds: posts and branches too, which are not suggested. */
  nbTotalResultats: z.int(),
  plus: plus.optional(),
})
export type SuggestionsRecherche = z.infer<typeof suggestionsRecherche>
