import { nomFichierEvenement } from '@entrelles/contract/modules/evenements/fichiers.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { getEvenementEcrit } from './documents.queries.ts'
import { getEmargement } from './feuille.queries.ts'

/** The attendance sheet as PDF, in its current state. */
export const getFeuilleEmargement = async (
  id: string,
  ctx: Pick<ReadCtx, 'db' | 'actor' | 'derive' | 'now'>,
): Promise<FileContent> => {
  const { lignes } = await getEmargement(ctx, id)
  const evenement = await getEvenementEcrit(ctx.db, id)
  // Lazy import: the server starts without the PDF library.
  const { buildFeuille } = await import('./feuille-pdf.ts')
  return {
    name: nomFichierEvenement('emargement', { ...evenement, dateHeureDebut: evenement.debut }, 'pdf'),
    content: await buildFeuille({ evenement, lignes }, { madeOn: ctx.now().toISOString() }),
  }
}
