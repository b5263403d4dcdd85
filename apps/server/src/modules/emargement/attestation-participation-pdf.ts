import { buildPdf } from '#kit/pdf/document.ts'
import {
  drawAttestationParticipation,
  TITRE,
  type AttestationParticipation,
} from './attestation-participation-page.ts'

/** Builds the attestation of participation: one page of tagged PDF. */
export const buildAttestationParticipation = (
  attestation: AttestationParticipation,
  { compress = true } = {},
): Promise<Buffer> =>
  buildPdf(
    { title: `${TITRE}, ${attestation.evenement.titre}`, madeOn: attestation.evenement.fin, compress },
    (doc, root) => drawAttestationParticipation(doc, root, attestation),
  )
