import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { richText } from '#kit/rich-text.ts'
import { z } from '#kit/z.ts'

export const questionFaqId = idOf<'QuestionFaqId'>()
export type QuestionFaqId = z.infer<typeof questionFaqId>
export const categorieFaqId = idOf<'CategorieFaqId'>()
export type CategorieFaqId = z.infer<typeof categorieFaqId>
export const demandeFaqId = idOf<'DemandeFaqId'>()
export type DemandeFaqId = z.infer<typeof demandeFaqId>

export const STATUTS_FAQ = ['brouillon', 'publiee'] as const
export const PUBLICS_FAQ = ['adherentes', 'coordinatrices'] as const
export type PublicFaq = (typeof PUBLICS_FAQ)[number]
export type StatutFaq = (typeof STATUTS_FAQ)[number]

/** Maximum number of questions; it also bounds the list, which is not paginated. */
export const QUESTIONS_FAQ_MAX = 300
export const REPONSE_FAQ_MAX = 4000

const question = z.string().trim().min(5).max(200)

/** Fields that an administrator edits; an unknown category name creates the category. */
export const questionFaqForm = z.strictObject({
  question,
  reponse: richText(REPONSE_FAQ_MAX),
  categorie: z.string().trim().min(2).max(60),
  motsCles: z.array(z.string().trim().min(2).max(40)).max(10).default([]),
  public: z.enum(PUBLICS_FAQ).default('adherentes'),
  statut: z.enum(STATUTS_FAQ).default('brouillon'),
})
export type QuestionFaqForm = z.output<typeof questionFaqForm>

/** Has the version that the edit started from: a concurrent change is not overwritten. */
export const questionFaqUpdate = questionFaqForm.extend({ version: z.int().min(1) })
export type QuestionFaqUpdate = z.output<typeof questionFaqUpdate>

/** A question for members. */
export const questionFaq = z.object({
  id: questionFaqId,
  question: z.string(),
  reponse: z.string(),
  dateModification: instant,
  /** Opinion of the member, if she gave one. */
  monAvis: z.boolean().nullable(),
})
export type QuestionFaq = z.infer<typeof questionFaq>

export const faq = z.object({
  categories: z.array(z.object({ id: categorieFaqId, libelle: z.string(), questions: z.array(questionFaq) })),
})
export type Faq = z.infer<typeof faq>

/** A question in the back office. */
export const questionFaqBo = z.object({
  id: questionFaqId,
  question: z.string(),
  reponse: z.string(),
  motsCles: z.array(z.string()),
  public: z.enum(PUBLICS_FAQ),
  statut: z.enum(STATUTS_FAQ),
  nbUtile: z.int(),
  nbInutile: z.int(),
  /** Latest comments left with an opinion. */
  commentaires: z.array(z.string()),
  dateModification: instant,
  version: z.int(),
})
export type QuestionFaqBo = z.infer<typeof questionFaqBo>

export const faqBo = z.object({
  categories: z.array(
    z.object({ id: categorieFaqId, libelle: z.string(), questions: z.array(questionFaqBo) }),
  ),
})
export type FaqBo = z.infer<typeof faqBo>

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** The whole order in one piece: a question may change category on the way, and has one place. */
export const ordreFaq = z.strictObject({
  categories: z
    .array(z.strictObject({ id: categorieFaqId, questions: z.array(questionFaqId).max(QUESTIONS_FAQ_MAX) }))
    .max(QUESTIONS_FAQ_MAX)
    .refine((categories) => isUnique(categories.map(({ id }) => id)), 'Une catégorie est citée deux fois.')
    .refine(
      (categories) => isUnique(categories.flatMap(({ questions }) => questions)),
      'Une question est citée deux fois.',
    ),
})
export type OrdreFaq = z.infer<typeof ordreFaq>

export const avisFaq = z.strictObject({
  utile: z.boolean(),
  commentaire: z.string().trim().max(255).optional(),
})
export type AvisFaq = z.infer<typeof avisFaq>

/** A question that a member asks because the FAQ does not answer it. */
export const demandeFaqForm = z.strictObject({ question: z.string().trim().min(5).max(1000) })
export type DemandeFaqForm = z.infer<typeof demandeFaqForm>

export const STATUTS_DEMANDE_FAQ = ['a_traiter', 'repondue'] as const

export const demandeFaq = z.object({
  id: demandeFaqId,
  question: z.string(),
  auteure: z.object({ prenom: z.string(), nom: z.string().nullable() }),
  dateCreation: instant,
  reponse: z.string().nullable(),
  dateReponse: instant.nullable(),
})
export type DemandeFaq = z.infer<typeof demandeFaq>

/** Sent by mail as plain text: paragraphs separated by a blank line. */
export const reponseDemandeFaq = z.strictObject({ reponse: z.string().trim().min(1).max(REPONSE_FAQ_MAX) })
export type ReponseDemandeFaq = z.infer<typeof reponseDemandeFaq>
