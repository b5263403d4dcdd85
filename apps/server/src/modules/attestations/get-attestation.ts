import { adhesionsErrors } from '@entrelles/contract/modules/adhesions/adhesions.errors.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { Attestation } from './attestation-page.ts'
import { findAttestation } from './attestations.queries.ts'

/** Built on each request: the same facts give the same file. */
export const attestationFile = async (attestation: Attestation): Promise<FileContent> => {
  // Loads the PDF library on demand, not at startup.
  const { buildAttestation } = await import('./attestation-pdf.ts')
  return {
    name: `attestation-adhesion-${attestation.numero}.pdf`,
    content: await buildAttestation(attestation),
  }
}

/** The attestation of one of her own years; answers 404 for any other year or a cancelled one. */
export const getAttestation = async (
  adhesionId: string,
  { db, actor }: Pick<ReadCtx, 'db' | 'actor'>,
): Promise<FileContent> => {
  const attestation = await findAttestation(db, adhesionId, actor.id)
  if (!attestation) throw adhesionsErrors.adhesion_introuvable()
  return attestationFile(attestation)
}
