import { formatHour } from '@entrelles/contract/kit/format.ts'
import type { LigneEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { LIBELLES_PRESENCE } from '@entrelles/contract/modules/participations/presences.ts'
import type { Doc, Element } from '#kit/pdf/style.ts'
import { layoutTable, ROW } from '#kit/pdf/table.ts'
import type { EvenementEcrit } from './documents.queries.ts'
import { BOTTOM, drawFoot, drawHead, LEFT, TOP } from './feuille-cadre.ts'
import { drawFaits, faitsOf, topsOf } from './feuille-faits.ts'

export type FeuilleEcrite = {
  readonly evenement: EvenementEcrit
  readonly lignes: readonly Pick<
    LigneEmargement,
    'prenom' | 'nom' | 'ville' | 'presence' | 'pointeeLe' | 'sansInscription'
  >[]
}

const COLUMNS = [
  { title: 'N°', width: 32 },
  { title: 'Nom', width: 122, isRowHeader: true },
  { title: 'Prénom', width: 98 },
  { title: 'Commune', width: 119 },
  { title: 'Signature', width: 140 },
]

/** Empty rows for walk-ins: at least two, more when the last page has room. */
const VIDES = { min: 2, max: 8 } as const

/** A known presence is printed in the signature column. */
const mentionOf = (
  { presence, pointeeLe }: FeuilleEcrite['lignes'][number],
  { fuseau }: EvenementEcrit,
): string => {
  if (pointeeLe !== null) return `${LIBELLES_PRESENCE.presente}, ${formatHour(pointeeLe, fuseau)}`
  return presence === 'inconnue' ? '' : LIBELLES_PRESENCE[presence]
}

const rowsOf = ({ evenement, lignes }: FeuilleEcrite, vides: number): string[][] => [
  ...lignes.map((ligne, index) => [
    String(index + 1),
    (ligne.nom ?? '').toLocaleUpperCase('fr'),
    ligne.prenom,
    ligne.ville ?? '',
    mentionOf(ligne, evenement),
  ]),
  ...Array.from({ length: vides }, (_, index) => [String(lignes.length + index + 1), '', '', '', '']),
]

const layoutFeuille = (doc: Doc, feuille: FeuilleEcrite, top: number) => {
  const layout = (vides: number) =>
    layoutTable(doc, {
      columns: COLUMNS,
      rows: rowsOf(feuille, vides),
      x: LEFT,
      top,
      nextTop: TOP,
      bottom: BOTTOM,
    })
  const least = layout(VIDES.min)
  const more = Math.min(VIDES.max - VIDES.min, Math.floor((BOTTOM - least.end) / ROW))
  return more > 0 ? layout(VIDES.min + more) : least
}

const nbOf = (nb: number): string => (nb > 1 ? `${nb} inscrites` : `${nb} inscrite`)

export const drawFeuille = (doc: Doc, root: Element, feuille: FeuilleEcrite): void => {
  const nb = feuille.lignes.filter(({ sansInscription }) => !sansInscription).length
  const faits = faitsOf(feuille.evenement)
  const tops = topsOf(doc, faits)
  const table = layoutFeuille(doc, feuille, (tops.at(-1) ?? TOP) + 4)
  const placeOf = (page: number): string => `${nbOf(nb)} · page ${page} / ${table.pages}`

  drawHead(doc, root, placeOf(1), true)
  drawFaits(doc, root, faits, tops)
  if (table.pages > 1) drawFoot(doc, root, false)
  table.draw(root, (page) => {
    drawHead(doc, root, placeOf(page), false)
    if (page < table.pages) drawFoot(doc, root, false)
  })
  drawFoot(doc, root, true)
}
