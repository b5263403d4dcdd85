import { adhesionsErrors } from '@entrelles/contract/modules/adhesions/adhesions.errors.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { Attestation } from './attestation-page.ts'
import { findAttestation } from './attestations.queries.ts'

/** The file of an attestation, drawn anew each time: the same facts give the same file. */
export const attestationFile = async (attestation: Attestation): Promise<FileContent> => {
  // The library that draws is loaded by whoever draws, never at the start.
  const { buildAttestation } = await import('./attestation-pdf.ts')
  return {
    name: `attestation-adhesion-${attestation.numero}.pdf`,
    content: await buildAttestation(attestation),
  }
}

/** The attestation of one of her own years; another’s, or a cancelled one, does not exist for her. */
export const getAttestation = async (
  adhesionId: string,
  { db, actor }: Pick<ReadCtx, 'db' | 'actor'>,
): Promise<FileContent> => {
  const attestation = await findAttestation(db, adhesionId, actor.id)
  if (!attestation) throw adhesionsErrors.adhesion_introuvable()
  return attestationFile(attestation)
}
