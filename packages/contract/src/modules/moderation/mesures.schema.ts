import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { listAnswer } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { PORTEES_RESTRICTION, TYPES_CIBLE } from './moderation.schema.ts'
import { monRecours } from './recours.schema.ts'

export const decisionId = idOf<'DecisionId'>()
export type DecisionId = z.infer<typeof decisionId>

/** What those who examine a report may decide. `restaurer` undoes `masquer`; each of the others is a measure. */
export const ACTIONS_DECISION = [
  'masquer',
  'restaurer',
  'avertir',
  'restreindre',
  'suspendre',
  'exclure',
] as const
export type ActionDecision = (typeof ACTIONS_DECISION)[number]
/** What its author may appeal against. */
const actionMesure = z.enum(ACTIONS_DECISION).exclude(['restaurer'])

const cible = z.object({ type: z.enum(TYPES_CIBLE), titre: z.string() })

/** A measure about the caller; nothing in it says who reported her. */
export const maMesure = z.object({
  id: decisionId,
  action: actionMesure,
  cible,
  motif: z.string(),
  date: instant,
  /** Of a restriction. */
  portee: z.enum(PORTEES_RESTRICTION).nullable(),
  /** The last day of a restriction or of a suspension, in Paris time; null without an end. */
  jusquau: civilDay.nullable(),
  /** It was undone, after an appeal or by a later decision. */
  levee: z.boolean(),
  recoursPossible: z.boolean(),
  recours: monRecours.nullable(),
})
export type MaMesure = z.infer<typeof maMesure>

/** A content of hers that is hidden by the number of its reporters, until a moderator decides. */
const contenuMasque = z.object({ cible })
export type ContenuMasque = z.infer<typeof contenuMasque>
export const MASQUES_MAX = 20

/** The measures about the caller, and her contents that are hidden until a moderator decides, latest first. */
export const mesMesures = listAnswer('mesures', maMesure).extend({
  masques: z.array(contenuMasque).max(MASQUES_MAX),
})
