import { ASSOCIATION } from '#kit/pdf/document.ts'
import { drawLogo, LOGO_RATIO } from '#kit/pdf/logo.ts'
import { addTagged, drawOrnament, INK, plain, SOFT, type Doc, type Element } from '#kit/pdf/style.ts'

// The header and the signature boxes, drawn on each page of the sheet.

export const TITRE = 'Feuille d’émargement'

// Margins are narrower than those of a letter: the signature column needs the space.
export const LEFT = 42
const WIDTH = 511
const GAP = 24
/** The width of one of two columns. */
export const HALF = (WIDTH - GAP) / 2
export const SECOND = LEFT + HALF + GAP
/** The table lies between these two. */
export const TOP = 104
export const BOTTOM = 708

const LOGO_WIDTH = 104
const HEADER_TOP = 40
const RULE = 88
const SIGNATURES = { top: 728, height: 72 } as const

const writeRight = (doc: Doc, text: string, font: 'titre' | 'texte', size: number, y: number): void => {
  doc.font(font, size).fillColor(INK)
  doc.text(plain(text), LEFT, y, { width: WIDTH, align: 'right', lineBreak: false })
}

const drawRule = (doc: Doc): void =>
  drawOrnament(doc, () => {
    doc
      .path(`M${LEFT} ${RULE}H${LEFT + WIDTH}`)
      .lineWidth(1.5)
      .stroke(INK)
  })

/**
 * Draws the logo, the title and the page number; only the first page's header is tagged, the others are artifacts.
 */
export const drawHead = (doc: Doc, root: Element, place: string, isFirst: boolean): void => {
  const drawTheLogo = (): void => drawLogo(doc, LEFT - 2, HEADER_TOP + 2, LOGO_WIDTH)
  const drawTitre = (): void => writeRight(doc, TITRE, 'titre', 22, HEADER_TOP)
  const drawPlace = (): void => writeRight(doc, place, 'texte', 10.5, HEADER_TOP + 27)
  if (isFirst) {
    addTagged(doc, root, 'Figure', drawTheLogo, {
      alt: ASSOCIATION,
      bbox: [LEFT, HEADER_TOP, LEFT + LOGO_WIDTH, HEADER_TOP + LOGO_WIDTH * LOGO_RATIO],
    })
    addTagged(doc, root, 'H1', drawTitre)
    addTagged(doc, root, 'P', drawPlace)
  } else {
    drawOrnament(doc, () => [drawTheLogo, drawTitre, drawPlace].forEach((draw) => draw()), 'Pagination')
  }
  drawRule(doc)
}

/** Draws the signature boxes of a page; only those of the last page are tagged. */
export const drawFoot = (doc: Doc, root: Element, isLast: boolean): void => {
  for (const [x, label] of [
    [LEFT, 'Signature de l’intervenante'],
    [SECOND, 'Signature de la coordinatrice'],
  ] as const) {
    drawOrnament(doc, () => {
      doc.rect(x, SIGNATURES.top, HALF, SIGNATURES.height).lineWidth(0.75).stroke(SOFT)
    })
    const draw = (): void => {
      doc.font('texte', 9).fillColor(SOFT)
      doc.text(label, x + 7, SIGNATURES.top + 7, { lineBreak: false })
    }
    if (isLast) addTagged(doc, root, 'P', draw)
    else drawOrnament(doc, draw, 'Pagination')
  }
}
