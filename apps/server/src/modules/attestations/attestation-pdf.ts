import { buildPdf } from '#kit/pdf/document.ts'
import { drawAttestation, type Attestation } from './attestation-page.ts'

export const buildAttestation = (attestation: Attestation, { compress = true } = {}): Promise<Buffer> =>
  buildPdf(
    {
      title: `Attestation d’adhésion n° ${attestation.numero}`,
      madeOn: attestation.confirmeLe,
      compress,
    },
    (doc, root) => drawAttestation(doc, root, attestation),
  )
