import { PDF_ABIME, PDF_SUSPECT } from '@entrelles/contract/modules/fichiers/fichiers.texts.ts'
import { isMarkup, isZip } from '#modules/medias/medias.public.ts'

const BEGINNING = '%PDF-'
const HEADER = /^%PDF-[12]\.\d/
const END = '%%EOF'
/** The table of contents of a PDF is announced just before its end. */
const TABLE = 'startxref'
const TABLE_WITHIN = 1024
/** Browsers guess the type of a page from its first bytes. */
const PAGE_WITHIN = 1024

/** RAR and 7z archives may begin anywhere in a file, tar archives at this place. */
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map((mark) => Buffer.from(mark, 'latin1'))
const TAR = { mark: 'ustar', at: 257 }

export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, BEGINNING.length).equals(Buffer.from(BEGINNING))

const isAlsoSomethingElse = (bytes: Buffer): boolean =>
  isMarkup(bytes.subarray(0, PAGE_WITHIN)) ||
  isZip(bytes) ||
  ARCHIVES.some((mark) => bytes.includes(mark)) ||
  bytes.subarray(TAR.at, TAR.at + TAR.mark.length).equals(Buffer.from(TAR.mark))

/** Spaces, line ends and zeros, which many programs add at the end. */
const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte <= 0x20)

/** The reason to refuse a PDF; undefined when it is valid. Its pages are never drawn, nor its streams decompressed. */
export const examinePdf = (bytes: Buffer): string | undefined => {
  if (isAlsoSomethingElse(bytes)) return PDF_SUSPECT
  const end = bytes.lastIndexOf(END)
  const isWhole =
    HEADER.test(bytes.toString('latin1', 0, BEGINNING.length + 3)) &&
    end !== -1 &&
    bytes.subarray(Math.max(0, end - TABLE_WITHIN), end).includes(TABLE) &&
    isBlank(bytes.subarray(end + END.length))
  return isWhole ? undefined : PDF_ABIME
}
