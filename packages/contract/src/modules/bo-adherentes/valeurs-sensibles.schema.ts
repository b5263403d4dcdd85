import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'

/** What is shown behind a click that the journal keeps. */
const CHAMPS_SENSIBLES = ['dateNaissance', 'telephone', 'tarifReduit'] as const
export type ChampSensible = (typeof CHAMPS_SENSIBLES)[number]
const champ = z.enum(CHAMPS_SENSIBLES)

export const demandeValeurSensible = z.strictObject({ champ })

/** `YYYY-MM-DD`, a number, « oui » or « non »; null when she never told. */
export const valeurSensible = z.object({ champ, valeur: z.string().nullable(), date: instant })
export type ValeurSensible = z.infer<typeof valeurSensible>
