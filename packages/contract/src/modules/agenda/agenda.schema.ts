import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { carteEvenement, maPresence } from '#modules/evenements/evenements.schema.ts'

/** R2.1-25: 1 for upcoming events, 0 for past ones. An invalid value means 1. */
export const futurQuery = z.strictObject({ futur: z.enum(['0', '1']).catch('1').default('1') })

/** `YYYY-MM` */
export const mois = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'La date est invalide.')

/** An event of the agenda; past ones say whether she came. */
export const carteAgenda = carteEvenement.extend({ maPresence })
export type CarteAgenda = z.infer<typeof carteAgenda>

/** Maximum number of events shown for a month. */
export const MOIS_MAX = 300

/** A calendar month as full weeks from Monday, in Paris time. */
export const moisAgenda = z.object({
  mois,
  /** Events she is registered for, waits for or has as favourites, by date. */
  evenements: z.array(carteAgenda),
})
export type MoisAgenda = z.infer<typeof moisAgenda>

/** Calendar feed of a member, for calendar applications: its URL gives access until she revokes it. */
export const abonnementAgenda = z.object({ url: z.string(), dateCreation: instant })
export type AbonnementAgenda = z.infer<typeof abonnementAgenda>

export const monAbonnement = z.object({ abonnement: abonnementAgenda.nullable() })

/** Maximum number of events in the feed; the oldest are omitted. */
export const FLUX_MAX = 500
/** Past days included in the feed. */
export const FLUX_JOURS = 365
/** Refresh interval that the feed suggests to calendar applications. */
export const FLUX_SECONDES = 3600

export const jetonAgenda = z.strictObject({ jeton: z.string().regex(/^[\w-]{43}$/) })
