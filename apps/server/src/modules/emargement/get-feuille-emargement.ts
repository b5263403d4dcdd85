import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { getEvenementEcrit } from './documents.queries.ts'
import { getEmargement } from './feuille.queries.ts'

/** The sheet to print, as it is now. */
export const getFeuilleEmargement = async (
  id: string,
  ctx: Pick<ReadCtx, 'db' | 'actor' | 'derive' | 'now'>,
): Promise<FileContent> => {
  const { lignes } = await getEmargement(ctx, id)
  const evenement = await getEvenementEcrit(ctx.db, id)
  // The library that draws is loaded by whoever draws, never at the start.
  const { buildFeuille } = await import('./feuille-pdf.ts')
  return {
    name: `emargement-${localDayOf(evenement.debut, evenement.fuseau)}.pdf`,
    content: await buildFeuille({ evenement, lignes }, { madeOn: ctx.now().toISOString() }),
  }
}
