import { z } from '#kit/z.ts'

/** Beyond, the count is « 20+ »: an administrator only needs to know that much waits. */
export const A_FAIRE_MAX = 20
/** Events of these next days are shown as coming soon. */
export const PROCHAINS_JOURS = 7

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })

/** What waits for an administrator. */
export const aFaire = z.object({
  paiements: nombre,
  reclamations: nombre,
  demandesFaq: nombre,
  inscriptions: nombre,
  emargements: nombre,
  brouillons: nombre,
  prochains: nombre,
})
export type AFaire = z.infer<typeof aFaire>
