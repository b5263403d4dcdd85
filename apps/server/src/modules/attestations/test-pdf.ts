export { textOfPdf } from '#kit/test-pdf.ts'
