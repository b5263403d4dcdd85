import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'

export const synonymeId = idOf<'SynonymeId'>()
export type SynonymeId = z.infer<typeof synonymeId>

/** Maximum number of groups of synonyms; it also bounds the list, which is not paginated. */
export const SYNONYMES_MAX = 500
const MOTS_MAX = 10

const mot = z.string().trim().min(2).max(40)

/** Longer expressions are not recognised in what is typed. */
export const EXPRESSION_MOTS_MAX = 4
export const EXPRESSION_LONGUE = `Une expression compte au plus ${EXPRESSION_MOTS_MAX} mots, sans «\u00a0le\u00a0», «\u00a0de\u00a0» et leurs semblables.`

export const MOTS_IDENTIQUES = 'Écris au moins deux mots différents.'
const isSeveral = (mots: readonly string[]): boolean => new Set(mots.map((un) => un.toLowerCase())).size > 1

/** Words that search takes for one another: « visio », « visioconférence », « webinaire ». */
export const synonymeForm = z.strictObject({
  mots: z.array(mot).max(MOTS_MAX).refine(isSeveral, MOTS_IDENTIQUES),
})
export type SynonymeForm = z.output<typeof synonymeForm>
export const synonymeUpdate = synonymeForm.extend({ version: z.int().min(1) })
export type SynonymeUpdate = z.output<typeof synonymeUpdate>

export const synonyme = z.object({
  id: synonymeId,
  mots: z.array(z.string()),
  dateModification: instant,
  version: z.int(),
})
export type Synonyme = z.infer<typeof synonyme>

/** Words that found nothing, and how often; who typed them is not kept. */
export const rechercheSansResultat = z.object({
  termes: z.string(),
  nb: z.int(),
  derniere: instant,
})
export type RechercheSansResultat = z.infer<typeof rechercheSansResultat>
