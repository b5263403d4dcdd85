import { buildPdf } from '#kit/pdf/document.ts'
import { TITRE } from './feuille-cadre.ts'
import { drawFeuille, type FeuilleEcrite } from './feuille-page.ts'

/** The sheet to print, tagged, on as many pages as it takes. */
export const buildFeuille = (
  feuille: FeuilleEcrite,
  { madeOn, compress = true }: { readonly madeOn: string; readonly compress?: boolean },
): Promise<Buffer> =>
  buildPdf({ title: `${TITRE}, ${feuille.evenement.titre}`, madeOn, compress }, (doc, root) =>
    drawFeuille(doc, root, feuille),
  )
