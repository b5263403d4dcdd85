import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findPresence } from './documents.queries.ts'

/** The user's own attestation, if she was present. It is not stored: each download builds the same bytes. */
export const getAttestationParticipation = async (
  id: string,
  { db, actor }: Pick<ReadCtx, 'db' | 'actor'>,
): Promise<FileContent> => {
  const presence = await findPresence(db, id, actor.id)
  if (!presence) throw commonErrors.introuvable()
  const { presente, ...attestation } = presence
  if (!presente) throw emargementErrors.attestation_absente()
  const { buildAttestationParticipation } = await import('./attestation-participation-pdf.ts')
  const { debut, fuseau } = attestation.evenement
  return {
    name: `attestation-participation-${localDayOf(debut, fuseau)}.pdf`,
    content: await buildAttestationParticipation(attestation),
  }
}
