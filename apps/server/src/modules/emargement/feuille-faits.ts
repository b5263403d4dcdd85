import { capitalize, formatFullDate } from '@entrelles/contract/kit/format.ts'
import { drawLines, linesOf } from '#kit/pdf/lines.ts'
import { addTagged, INK, SOFT, type Doc, type Element } from '#kit/pdf/style.ts'
import type { EvenementEcrit } from './documents.queries.ts'
import { HALF, LEFT, SECOND, TOP } from './feuille-cadre.ts'
import { horairesOf, intervenantesOf, lieuOf } from './mots-document.ts'

// The facts about the event, above the table.

type Fait = readonly [label: string, value: string]

export const faitsOf = (evenement: EvenementEcrit): readonly Fait[] => {
  const { titre, debut, fuseau } = evenement
  return [
    ['Événement', titre],
    ['Date', `${capitalize(formatFullDate(debut, fuseau))}, ${horairesOf(evenement)}`],
    ['Lieu', lieuOf(evenement)],
    ...intervenantesOf(evenement),
  ]
}

const VALUE = { size: 11.5, leading: 15 } as const

const valueLines = (doc: Doc, value: string) =>
  linesOf(doc, value, { font: 'texte-gras', size: VALUE.size, width: HALF })

/** The top of each pair of facts; the last value is the top of the table. */
export const topsOf = (doc: Doc, faits: readonly Fait[]): readonly number[] => {
  const tops = [TOP]
  for (let index = 0; index < faits.length; index += 2) {
    const lines = Math.max(...faits.slice(index, index + 2).map(([, value]) => valueLines(doc, value).length))
    tops.push((tops.at(-1) ?? TOP) + 22 + lines * VALUE.leading)
  }
  return tops
}

export const drawFaits = (doc: Doc, root: Element, faits: readonly Fait[], tops: readonly number[]): void => {
  for (const [index, [label, value]] of faits.entries()) {
    const x = index % 2 === 0 ? LEFT : SECOND
    const y = tops[Math.floor(index / 2)] ?? TOP
    addTagged(doc, root, 'P', () => {
      doc.font('texte', 9).fillColor(SOFT)
      doc.text(`${label} `, x, y, { lineBreak: false })
      doc.fillColor(INK)
      drawLines(doc, valueLines(doc, value), { x, y: y + 13, ...VALUE })
    })
  }
}
