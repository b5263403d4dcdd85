import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'

/** Sensitive fields: revealed on click, and each access is logged in the journal. */
const CHAMPS_SENSIBLES = ['dateNaissance', 'telephone', 'tarifReduit'] as const
export type ChampSensible = (typeof CHAMPS_SENSIBLES)[number]
const champ = z.enum(CHAMPS_SENSIBLES)

export const demandeValeurSensible = z.strictObject({ champ })

/** `YYYY-MM-DD`, a telephone number, « oui » or « non »; null if unknown. */
export const valeurSensible = z.object({ champ, valeur: z.string().nullable(), date: instant })
export type ValeurSensible = z.infer<typeof valeurSensible>
