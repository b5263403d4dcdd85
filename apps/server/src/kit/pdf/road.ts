import { drawOrnament, INK, PAPER, ROAD, type Doc } from './style.ts'

const PLATE = { width: 78, height: 24, radius: 7 }

/** The x of the two plates. */
const FROM = 128
const TO = 468

/** Runs past both edges of the page. */
const roadAt = (y: number): string =>
  [
    `M-20 ${y + 30}`,
    `C40 ${y + 30} 70 ${y} ${FROM} ${y}`,
    `C200 ${y} 240 ${y + 42} 304 ${y + 42}`,
    `C372 ${y + 42} 400 ${y - 6} ${TO} ${y - 6}`,
    `C520 ${y - 6} 560 ${y + 22} 620 ${y + 22}`,
  ].join('')

const drawPlate = (doc: Doc, text: string, x: number, y: number): void => {
  const { width, height, radius } = PLATE
  doc
    .roundedRect(x - width / 2, y - height / 2, width, height, radius)
    .lineWidth(1.8)
    .fillAndStroke(PAPER, INK)
  doc.font('titre', 14).fillColor(INK)
  doc.text(text, x - width / 2, y - 8.2, { width, align: 'center', lineBreak: false })
}

/** The membership year as a yellow road between two plates. A mere ornament: the text gives the same dates. */
export const drawRoad = (doc: Doc, y: number, from: string, to: string): void =>
  drawOrnament(doc, () => {
    doc.save().lineCap('butt')
    doc.path(roadAt(y)).lineWidth(13).stroke(INK)
    doc.path(roadAt(y)).lineWidth(8.5).stroke(ROAD)
    drawPlate(doc, from, FROM, y)
    drawPlate(doc, to, TO, y - 6)
    doc.restore()
  })
