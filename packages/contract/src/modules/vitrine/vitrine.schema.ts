import { fuseau, instant } from '#kit/date-schemas.ts'
import { evenementId } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { heure } from '#modules/evenements/evenements.schema.ts'

/** An event for the association's public site: no participants and no video link. */
export const evenementVitrine = z.object({
  id: evenementId,
  titre: z.string(),
  theme: z.string(),
  evenementType: z.string(),
  isEnLigne: z.boolean(),
  adresse: z.string().nullable(),
  ville: z.object({ nom: z.string(), departement: z.string() }).nullable(),
  dateHeureDebut: instant,
  dateHeureFin: instant,
  heureDebut: heure,
  heureFin: heure,
  fuseau,
  /** Absolute URLs of the images, on this origin. */
  visuel: z.string().nullable(),
  visuel_preview: z.string().nullable(),
  description: z.string(),
  territoires: z.array(z.string()),
  complet: z.boolean(),
  /** Registration URL: the external form, or the event page of this application. */
  lien: z.string(),
})
export type EvenementVitrine = z.infer<typeof evenementVitrine>
