import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { formatMontant } from '@entrelles/contract/modules/adhesions/tarif.ts'
import {
  addTagged,
  drawOrnament,
  INK,
  LEFT,
  LINE,
  SOFT,
  WIDTH,
  write,
  type Doc,
} from './attestation-style.ts'
import { formatDay, formatDayOf } from '@entrelles/contract/kit/french-days.ts'

/** What a paid year’s attestation says of it. */
export type Faits = {
  readonly debut: CivilDay
  readonly fin: CivilDay
  readonly montantCents: number
  readonly origine: OrigineAdhesion
  readonly payeLe: string
}

type Row = [label: string, value: string]

const MOYENS: Record<Exclude<OrigineAdhesion, 'offerte'>, string> = {
  en_ligne: 'Paiement en ligne',
  cheque: 'Chèque',
  virement: 'Virement bancaire',
  especes: 'Espèces',
}

/** Never the rate: whoever asks her for an attestation has no right to know it. */
const rowsOf = ({ debut, fin, montantCents, origine, payeLe }: Faits): Row[] => {
  const periode: Row = ['Période', `du ${formatDay(debut)} au ${formatDay(fin)}`]
  const le = formatDayOf(payeLe)
  return origine === 'offerte'
    ? [periode, ['Adhésion', 'Offerte par l’association'], ['Accordée le', le]]
    : [
        periode,
        ['Montant payé', formatMontant(montantCents)],
        ['Payé le', le],
        ['Moyen de paiement', MOYENS[origine]],
      ]
}

const ROW = 38
const VALUES = LEFT + 168

/** Draws the table; answers where it ends. */
export const drawFaits = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  faits: Faits,
  top: number,
): number => {
  const table = doc.struct('Table')
  parent.add(table)
  const rule = (y: number, width: number, color: string): void =>
    drawOrnament(doc, () => {
      doc
        .path(`M${LEFT} ${y}H${LEFT + WIDTH}`)
        .lineWidth(width)
        .stroke(color)
    })
  rule(top, 1.5, INK)
  let y = top
  for (const [label, value] of rowsOf(faits)) {
    const row = doc.struct('TR')
    table.add(row)
    const labelLook = { police: 'texte', size: 11, color: SOFT, y: y + 12.5 } as const
    addTagged(doc, row, 'TH', () => write(doc, label, labelLook), { scope: 'Row' })
    const width = LEFT + WIDTH - VALUES
    const valueLook = { police: 'texte-gras', size: 12, y: y + 11.5, x: VALUES, width } as const
    addTagged(doc, row, 'TD', () => write(doc, value, valueLook))
    y += ROW
    rule(y, 0.75, LINE)
  }
  return y
}
