import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { carteEvenement } from '#modules/evenements/evenements.schema.ts'

/** R2.1-25: 1 for what is to come, 0 for what is past. A bad value is what is to come. */
export const futurQuery = z.strictObject({ futur: z.enum(['0', '1']).catch('1').default('1') })

/** `YYYY-MM` */
export const mois = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'La date est invalide.')

/** What a month shows at most. */
export const MOIS_MAX = 300

/** The month as a wall calendar shows it: whole weeks, from Monday, in Paris. */
export const moisAgenda = z.object({
  mois,
  /** Her registrations, her waits and her favourites, by date. */
  evenements: z.array(carteEvenement),
})
export type MoisAgenda = z.infer<typeof moisAgenda>

/** Her own calendar, to be followed by a telephone: whoever has the address reads it, until she revokes it. */
export const abonnementAgenda = z.object({ url: z.string(), dateCreation: instant })
export type AbonnementAgenda = z.infer<typeof abonnementAgenda>

export const monAbonnement = z.object({ abonnement: abonnementAgenda.nullable() })

/** The latest that a calendar is given; the oldest are left out. */
export const FLUX_MAX = 500
/** How far back it goes. */
export const FLUX_JOURS = 365
/** How often a telephone reads it again. */
export const FLUX_SECONDES = 3600

export const jetonAgenda = z.strictObject({ jeton: z.string().regex(/^[\w-]{43}$/) })
