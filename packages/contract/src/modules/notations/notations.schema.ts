import { RATING_COMMENT_MAX, RATING_MAX, RATING_MIN } from '#kit/constants.ts'
import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { MESSAGES } from '#kit/messages.ts'
import { z } from '#kit/z.ts'

export const notationId = idOf<'NotationId'>()
export type NotationId = z.infer<typeof notationId>

const note = z.int().min(RATING_MIN).max(RATING_MAX)

/** R5-14: optional; an empty comment is none. */
const commentaire = z
  .string()
  .trim()
  .max(RATING_COMMENT_MAX, `Le commentaire doit comporter au maximum ${RATING_COMMENT_MAX} caractères.`)
  .transform((text) => (text === '' ? null : text))
  .nullable()

/** A score with an optional comment, or neither when the member closes the banner without a score (R2.4-7). */
export const notationForm = z
  .strictObject({
    note: note.optional(),
    commentaire: commentaire.optional(),
    isWithoutNotationAndComment: z.boolean().default(false),
  })
  .refine((form) => form.isWithoutNotationAndComment || form.note !== undefined, {
    path: ['note'],
    error: MESSAGES.obligatoire,
  })
  .refine((form) => !form.isWithoutNotationAndComment || (form.note === undefined && !form.commentaire), {
    path: ['isWithoutNotationAndComment'],
    error: MESSAGES.invalide,
  })
export type NotationForm = z.output<typeof notationForm>

/** Accepted and ignored: the id of the path and the caller decide which rating is written. */
const ignoredId = { id: z.unknown().optional() }

/** A whole rating: without a comment, the previous comment is removed. */
export const notationEntiere = z.strictObject({
  ...ignoredId,
  note,
  commentaire: commentaire.default(null),
})

/** Fields of a rating to change; the others stay. */
export const notationUpdate = z.strictObject({
  ...ignoredId,
  note: note.optional(),
  commentaire: commentaire.optional(),
})

/** The comment form of the banner. */
export const notationCommentaireForm = z.strictObject({ commentaire })

/** What a member learns of a new rating (R7-6), and what `me` tells of her last one (R3-1). */
export const notationPubliee = z.object({ id: notationId, datePublication: instant })
export type NotationPubliee = z.infer<typeof notationPubliee>

/** A rating of the caller (R3-10); `note` is null when she closed the banner without a score. */
export const notation = notationPubliee.extend({
  note: z.int().nullable(),
  commentaire: z.string().nullable(),
})
export type Notation = z.infer<typeof notation>

/** A month in Paris, `2027-01`. */
const moisNotation = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)

export const filtresNotations = z.strictObject({ periode: moisNotation.optional() })
export type FiltresNotations = z.output<typeof filtresNotations>

/** A comment in the back office: without its author, and dated by the day. */
export const notationBo = z.object({
  id: notationId,
  note: z.int(),
  commentaire: z.string(),
  jour: civilDay,
})
export type NotationBo = z.infer<typeof notationBo>

/** The answers of a month; they name nobody. */
export const resultatNotations = z.object({
  periode: moisNotation,
  /** Number of answers for each score, from 1 to 5. */
  notes: z.array(z.int()).length(RATING_MAX),
  /** Number of members who closed the banner without a score. */
  nbSansReponse: z.int(),
  /** Null when nobody gave a score. */
  moyenne: z.number().nullable(),
})
export type ResultatNotations = z.infer<typeof resultatNotations>
