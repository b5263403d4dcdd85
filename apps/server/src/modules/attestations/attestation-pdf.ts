import PDFDocument from 'pdfkit'
import { loadPolices } from './attestation-fonts.ts'
import { ASSOCIATION, drawAttestation, type Attestation } from './attestation-page.ts'

/** The attestation of a paid year, one page of tagged PDF. */
export const buildAttestation = async (
  attestation: Attestation,
  { compress = true } = {},
): Promise<Buffer> => {
  const polices = await loadPolices()
  const madeOn = new Date(attestation.confirmeLe)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    compress,
    // None of its own: every font is embedded.
    font: '',
    info: {
      Title: `Attestation d’adhésion n° ${attestation.numero}`,
      Author: ASSOCIATION,
      Creator: ASSOCIATION,
      Producer: ASSOCIATION,
      CreationDate: madeOn,
      ModDate: madeOn,
    },
  })
  for (const [name, content] of Object.entries(polices)) doc.registerFont(name, content)
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  drawAttestation(doc, attestation)
  doc.end()
  return ended
}
