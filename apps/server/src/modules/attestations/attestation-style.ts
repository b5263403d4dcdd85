import type { Police } from './attestation-fonts.ts'

export type Doc = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

export const INK = '#34121F'
export const SOFT = '#6A4652'
export const LINE = '#E4D6C1'
export const PAPER = '#FFFDF9'
export const ROAD = '#FFC928'
/** The logo’s own: the road’s yellow is too pale for letters on white paper. */
export const LOGO_ROAD = '#E0A100'

export const LEFT = 68
export const WIDTH = 459

/** The fonts have no narrow space, nor a hyphen that does not break. */
const plain = (text: string): string => text.replaceAll('\u202f', '\u00a0').replaceAll('\u2011', '-')

type Look = {
  readonly police: Police
  readonly size: number
  readonly y: number
  readonly color?: string
  readonly x?: number
  readonly width?: number
  readonly spacing?: number
}

export const write = (doc: Doc, text: string, look: Look): void => {
  const { police, size, y, color = INK, x = LEFT, width = WIDTH, spacing = 0 } = look
  doc.font(police, size).fillColor(color)
  doc.text(plain(text), x, y, { width, characterSpacing: spacing, lineGap: size * 0.3 })
}

/** The types lag behind pdfkit 0.20: it takes these two as well. */
type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Row'
  readonly bbox?: readonly [number, number, number, number]
}

/** Draws under `parent` what a reading machine is told to be a heading, a paragraph, a cell. */
export const addTagged = (
  doc: Doc,
  parent: Element,
  type: 'H1' | 'P' | 'Figure' | 'TH' | 'TD',
  draw: () => void,
  options: TagOptions = {},
): void => {
  parent.add(doc.struct(type, options, draw))
}

/** Draws what a reading machine passes over. */
export const drawOrnament = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
