import PDFDocument from 'pdfkit'
import { loadFonts } from './fonts.ts'
import type { Doc, Element } from './style.ts'

export const ASSOCIATION = 'Entrelles'

type Facts = {
  readonly title: string
  /** The date of the file: the same date and drawing give the same bytes. */
  readonly madeOn: string
  readonly compress?: boolean
}

/** A tagged A4 PDF in French with the product's fonts; `draw` starts on the first page. */
export const buildPdf = async (
  { title, madeOn, compress = true }: Facts,
  draw: (doc: Doc, root: Element) => void,
): Promise<Buffer> => {
  const fonts = await loadFonts()
  const date = new Date(madeOn)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    compress,
    // No standard font: every font is embedded.
    font: '',
    info: {
      Title: title,
      Author: ASSOCIATION,
      Creator: ASSOCIATION,
      Producer: ASSOCIATION,
      CreationDate: date,
      ModDate: date,
    },
  })
  for (const [name, content] of Object.entries(fonts)) doc.registerFont(name, content)
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw(doc, root)
  root.end()
  doc.end()
  return ended
}
