import { civilDay } from '#kit/date-schemas.ts'
import { facultatif } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { ACTIONS_DECISION, type ActionDecision } from '#modules/moderation/mesures.schema.ts'
import { PORTEES_RESTRICTION } from '#modules/moderation/moderation.schema.ts'

export const NOTE_MAX = 2000
/** The reason of a decision is mailed to the member. */
export const MOTIF_DECISION_MIN = 10
export const MOTIF_DECISION_MAX = 1000
export const REPONSE_SIGNALEMENT_MIN = 10
export const REPONSE_SIGNALEMENT_MAX = 2000

export const JUSQUAU_MANQUANT = 'Choisis jusqu’à quelle date.'
export const JUSQUAU_PASSE = 'Choisis une date à venir.'
export const JUSQUAU_EN_TROP = 'Cette mesure n’a pas de date de fin.'
export const PORTEE_MANQUANTE = 'Choisis ce que la membre ne peut plus faire.'
export const PORTEE_EN_TROP = 'Cette mesure ne limite rien.'
export const REPONSE_RECOURS_MANQUANTE = 'Réponds aussi à la membre qui a demandé ce recours.'
export const REPONSE_RECOURS_EN_TROP = 'Aucune membre n’attend de réponse à un recours.'

/** A note for those who examine the report. */
export const noteForm = z.strictObject({ contenu: z.string().trim().min(1).max(NOTE_MAX) })
export type NoteForm = z.output<typeof noteForm>

const WITH_END: readonly ActionDecision[] = ['restreindre', 'suspendre']

/** `jusquau` is the last day of a restriction or of a suspension, in Paris time; `portee` what a restriction forbids. */
export const decisionForm = z
  .strictObject({
    action: z.enum(ACTIONS_DECISION),
    /** Mailed to the member: it must not say who reported her. */
    motif: z.string().trim().min(MOTIF_DECISION_MIN).max(MOTIF_DECISION_MAX),
    portee: z.enum(PORTEES_RESTRICTION).nullable().default(null),
    jusquau: civilDay.nullable().default(null),
  })
  .superRefine(({ action, portee, jusquau }, ctx) => {
    const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    const isRestriction = action === 'restreindre'
    const hasEnd = WITH_END.includes(action)
    if (isRestriction && portee === null) refuse('portee', PORTEE_MANQUANTE)
    if (!isRestriction && portee !== null) refuse('portee', PORTEE_EN_TROP)
    if (hasEnd && jusquau === null) refuse('jusquau', JUSQUAU_MANQUANT)
    if (!hasEnd && jusquau !== null) refuse('jusquau', JUSQUAU_EN_TROP)
  })
export type DecisionForm = z.output<typeof decisionForm>

const reponse = z.string().trim().min(REPONSE_SIGNALEMENT_MIN).max(REPONSE_SIGNALEMENT_MAX)

/** The end of an examination. */
export const clotureForm = z.strictObject({
  /** `sans_suite` undoes the measures of this report that are still in force. */
  suite: z.enum(['traite', 'sans_suite']),
  /** Sent to everybody who reported it: it names none of them. */
  reponse,
  /** Sent to the member, if she asked for this examination; refused otherwise. */
  reponseRecours: facultatif(REPONSE_SIGNALEMENT_MAX).default(null),
})
export type ClotureForm = z.output<typeof clotureForm>

/** To whom a canned text is written: the reporters, or the reported member. */
export const USAGES_REPONSE_TYPE = ['reponse', 'motif'] as const
export type UsageReponseType = (typeof USAGES_REPONSE_TYPE)[number]
export const TITRE_REPONSE_TYPE_MAX = 80
/** It also bounds their list, which is not paginated. */
export const REPONSES_TYPES_MAX = 50

export const reponseTypeForm = z.strictObject({
  titre: z.string().trim().min(2).max(TITRE_REPONSE_TYPE_MAX),
  usage: z.enum(USAGES_REPONSE_TYPE),
  contenu: z.string().trim().min(MOTIF_DECISION_MIN).max(MOTIF_DECISION_MAX),
})
export type ReponseTypeForm = z.output<typeof reponseTypeForm>

/** Has the version that the edit started from. */
export const reponseTypeUpdate = reponseTypeForm.extend({ version: z.int().min(1) })
export type ReponseTypeUpdate = z.output<typeof reponseTypeUpdate>
