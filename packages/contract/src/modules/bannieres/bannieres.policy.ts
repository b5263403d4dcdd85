import type { CivilDay } from '#kit/dates.ts'
import type { BanniereBo, StatutBanniere } from './bannieres.schema.ts'

/** Where a banner stands on a day in Paris; its first and last days belong to it. */
export const statutBanniereOf = (
  { dateDebut, dateFin }: Pick<BanniereBo, 'dateDebut' | 'dateFin'>,
  today: CivilDay,
): StatutBanniere => {
  if (today < dateDebut) return 'programmee'
  return today <= dateFin ? 'en_cours' : 'terminee'
}
