import type { FontName } from './fonts.ts'

export type Doc = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

export const INK = '#34121F'
export const SOFT = '#6A4652'
export const LINE = '#E4D6C1'
export const PAPER = '#FFFDF9'
/** Background of table titles, pale enough to print. */
export const SHADE = '#F3ECE4'
export const ROAD = '#FFC928'
/** Darker than the road's yellow, which is too pale for letters on white paper. */
export const LOGO_ROAD = '#E0A100'

export const LEFT = 68
export const WIDTH = 459

/** The fonts have neither a narrow no-break space nor a no-break hyphen. */
export const plain = (text: string): string => text.replaceAll('\u202f', '\u00a0').replaceAll('\u2011', '-')

type Look = {
  readonly font: FontName
  readonly size: number
  readonly y: number
  readonly color?: string
  readonly x?: number
  readonly width?: number
  readonly spacing?: number
}

export const write = (doc: Doc, text: string, look: Look): void => {
  const { font, size, y, color = INK, x = LEFT, width = WIDTH, spacing = 0 } = look
  doc.font(font, size).fillColor(color)
  doc.text(plain(text), x, y, { width, characterSpacing: spacing, lineGap: size * 0.3 })
}

/** The types lag behind pdfkit 0.20, which accepts these two options. */
type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Row' | 'Column'
  readonly bbox?: readonly [number, number, number, number]
}

/** Draws content tagged for screen readers as a heading, a paragraph or a cell. */
export const addTagged = (
  doc: Doc,
  parent: Element,
  type: 'H1' | 'P' | 'Figure' | 'TH' | 'TD',
  draw: () => void,
  options: TagOptions = {},
): void => {
  parent.add(doc.struct(type, options, draw))
}

/** Draws an artifact, which screen readers skip: an ornament, or a repeated header. */
export const drawOrnament = (doc: Doc, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
