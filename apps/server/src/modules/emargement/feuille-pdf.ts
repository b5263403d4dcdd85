import { buildPdf } from '#kit/pdf/document.ts'
import { TITRE } from './feuille-cadre.ts'
import { drawFeuille, type FeuilleEcrite } from './feuille-page.ts'

/** Builds the attendance sheet: tagged PDF, as many pages as needed. */
export const buildFeuille = (
  feuille: FeuilleEcrite,
  { madeOn, compress = true }: { readonly madeOn: string; readonly compress?: boolean },
): Promise<Buffer> =>
  buildPdf({ title: `${TITRE}, ${feuille.evenement.titre}`, madeOn, compress }, (doc, root) =>
    drawFeuille(doc, root, feuille),
  )
