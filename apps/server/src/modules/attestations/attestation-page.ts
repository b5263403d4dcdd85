import {
  formatDay,
  formatLongDate,
  formatName,
  formatShortMonthYear,
} from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { ASSOCIATION } from '#kit/pdf/document.ts'
import { drawFacts } from '#kit/pdf/facts.ts'
import { drawLogo, LOGO_RATIO } from '#kit/pdf/logo.ts'
import { drawName } from '#kit/pdf/name.ts'
import { drawRoad } from '#kit/pdf/road.ts'
import { addTagged, INK, LEFT, SOFT, WIDTH, write, type Doc, type Element } from '#kit/pdf/style.ts'
import { factsOf, type Faits } from './attestation-faits.ts'

/** The same facts give the same bytes. */
export type Attestation = Faits & {
  readonly numero: string
  readonly prenom: string
  readonly nom: string | null
  /** The date of confirmation, printed as the date of the attestation so that it never changes. */
  readonly confirmeLe: string
}

const LOGO_TOP = 60
const LOGO_WIDTH = 150

/** Draws the only page. A long name pushes the rest down. */
export const drawAttestation = (doc: Doc, root: Element, attestation: Attestation): void => {
  const { numero, prenom, nom, debut, fin, confirmeLe } = attestation
  addTagged(doc, root, 'Figure', () => drawLogo(doc, LEFT - 3, LOGO_TOP, LOGO_WIDTH), {
    alt: ASSOCIATION,
    bbox: [LEFT, LOGO_TOP, LEFT + LOGO_WIDTH, LOGO_TOP + LOGO_WIDTH * LOGO_RATIO],
  })
  addTagged(doc, root, 'H1', () => {
    write(doc, 'Attestation d’adhésion ', { font: 'titre', size: 40, y: 160, spacing: -0.9 })
    write(doc, `n° ${numero}`, { font: 'titre', size: 18, color: SOFT, y: 212 })
  })
  addTagged(doc, root, 'P', () => {
    write(doc, `L’association ${ASSOCIATION} atteste que `, { font: 'texte', size: 13, y: 276 })
    doc.fillColor(INK)
    drawName(doc, `${formatName({ prenom, nom })} `, LEFT, 300, WIDTH)
    const suite = `est adhérente du ${formatDay(debut)} au ${formatDay(fin)}.`
    write(doc, suite, { font: 'texte', size: 13, y: doc.y + 6 })
  })
  const routeTop = doc.y + 62
  drawRoad(doc, routeTop, formatShortMonthYear(debut), formatShortMonthYear(fin))
  const bottom = drawFacts(doc, root, factsOf(attestation), routeTop + 92)
  addTagged(doc, root, 'P', () =>
    write(doc, `Fait le ${formatLongDate(confirmeLe, ZONE_PARIS)}.`, {
      font: 'texte',
      size: 13,
      y: bottom + 30,
    }),
  )
  const pied = `${ASSOCIATION}, association loi 1901. Document établi automatiquement.`
  addTagged(doc, root, 'P', () => write(doc, pied, { font: 'texte', size: 9.5, color: SOFT, y: 770 }))
}
