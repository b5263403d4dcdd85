import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'

/** Who appeals: the member against a measure, or a reporter against an answer without a measure. */
export const PARTIES_RECOURS = ['membre', 'signaleuse'] as const
export type PartieRecours = (typeof PARTIES_RECOURS)[number]

/** What a second examination does to the decision: it stands, or it changes. */
export const ISSUES_RECOURS = ['maintenue', 'revue'] as const
export type IssueRecours = (typeof ISSUES_RECOURS)[number]

export const RECOURS_MIN = 10
export const RECOURS_MAX = 2000

/** Why the decision should change. */
export const recoursForm = z.strictObject({ motif: z.string().trim().min(RECOURS_MIN).max(RECOURS_MAX) })
export type RecoursForm = z.output<typeof recoursForm>

/** The caller's appeal. */
export const monRecours = z.object({
  motif: z.string(),
  dateCreation: instant,
  /** Null until it is answered, as is the date of the answer. */
  issue: z.enum(ISSUES_RECOURS).nullable(),
  /** To the member alone: a reporter reads hers with her report. */
  reponse: z.string().nullable(),
  dateReponse: instant.nullable(),
})
export type MonRecours = z.infer<typeof monRecours>
