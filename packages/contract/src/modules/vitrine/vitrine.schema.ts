import { fuseau, instant } from '#kit/date-schemas.ts'
import { evenementId } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { heure } from '#modules/evenements/evenements.schema.ts'

/** An event as the association’s own site shows it: nothing of who comes, nor of how to join it on line. */
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
  /** The address of each picture, of this origin. */
  visuel: z.string().nullable(),
  visuel_preview: z.string().nullable(),
  description: z.string(),
  territoires: z.array(z.string()),
  complet: z.boolean(),
  /** Where to register: the form elsewhere, or its page here. */
  lien: z.string(),
})
export type EvenementVitrine = z.infer<typeof evenementVitrine>
