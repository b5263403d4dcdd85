import { TERMES_MAX } from '#kit/constants.ts'
import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { categorieRecherche } from './recherche.schema.ts'

export const alerteRechercheId = idOf<'AlerteRechercheId'>()
export type AlerteRechercheId = z.infer<typeof alerteRechercheId>

export const SANS_MOT = 'Écris au moins un mot.'

/** « Préviens-moi »: the words of a search, in one category or in all of them. */
export const alerteRechercheForm = z.strictObject({
  termes: z.string().trim().min(2).max(TERMES_MAX),
  categorie: categorieRecherche.optional(),
})
export type AlerteRechercheForm = z.output<typeof alerteRechercheForm>

export const alerteRecherche = z.object({
  id: alerteRechercheId,
  termes: z.string(),
  /** Null: all the categories. */
  categorie: categorieRecherche.nullable(),
  dateCreation: instant,
  /** When she was last told of something new; once a week at most. */
  dernierAvis: instant.nullable(),
})
export type AlerteRecherche = z.infer<typeof alerteRecherche>
