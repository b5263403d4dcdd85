import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { attestationFile, findAttestation } from '#modules/attestations/attestations.public.ts'
import { findConfirmation } from './adhesions-mails.queries.ts'

/** Confirms the paid year to the member, with its attestation. */
export const sendConfirmationAdhesionJob = defineJob({
  name: 'adhesions.confirmer',
  data: z.object({ adhesionId: z.uuid() }),
  run: async ({ adhesionId }, { db, mail, publicUrl }) => {
    const confirmation = await findConfirmation(db, adhesionId)
    const attestation = confirmation && (await findAttestation(db, adhesionId, confirmation.compteId))
    if (!attestation) return
    const isRenewal = Boolean(confirmation.renouvelle)
    const { renderConfirmationAdhesion } = await import('./adhesions.emails.tsx')
    await mail.send({
      id: `adhesion-${adhesionId}`,
      to: confirmation.email,
      subject: isRenewal ? 'Ton adhésion est renouvelée' : 'Ton adhésion est confirmée',
      ...(await renderConfirmationAdhesion({ ...attestation, isRenewal, publicUrl })),
      attachments: [{ ...(await attestationFile(attestation)), contentType: 'application/pdf' }],
    })
  },
})
