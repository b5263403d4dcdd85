import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import { attestationOuverte } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import { nomFichierEvenement } from '@entrelles/contract/modules/evenements/fichiers.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findPresence } from './documents.queries.ts'

/**
 * The user's own attestation, if she was present and the event is over. It is not stored: each download builds the same
 * bytes.
 */
export const getAttestationParticipation = async (
  id: string,
  { db, actor, now }: Pick<ReadCtx, 'db' | 'actor' | 'now'>,
): Promise<FileContent> => {
  const presence = await findPresence(db, id, actor.id)
  if (!presence) throw commonErrors.introuvable()
  const { presente, ...attestation } = presence
  if (!attestationOuverte(new Date(attestation.evenement.fin), now()))
    throw emargementErrors.attestation_trop_tot()
  if (!presente) throw emargementErrors.attestation_absente()
  const { buildAttestationParticipation } = await import('./attestation-participation-pdf.ts')
  const { evenement } = attestation
  return {
    name: nomFichierEvenement('attestation', { ...evenement, dateHeureDebut: evenement.debut }, 'pdf'),
    content: await buildAttestationParticipation(attestation),
  }
}
