import { civilDay } from '@entrelles/contract/kit/date-schemas.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { attestationFile, findAttestation } from '#modules/attestations/attestations.public.ts'
import { findConfirmation } from './adhesions-mails.queries.ts'

/** Confirms the paid year to the member, with its attestation. */
export const adhesionConfirmeeLettre = defineLettre({
  nom: 'adhesion_confirmee',
  donnees: z.object({ adhesionId: z.uuid(), fin: civilDay }),
  cle: ({ adhesionId }) => `adhesion-${adhesionId}`,
  ligne: {
    cible: ({ adhesionId }) => ({ type: 'adhesion', id: adhesionId, url: pathTo('/mon-compte') }),
    phrase: ({ fin }) => ({
      avant: 'Ton ',
      accent: 'adhésion',
      apres: ` est active jusqu’au ${formatDay(fin)}.`,
    }),
  },
  write: async ({ adhesionId }, { db, publicUrl }) => {
    const confirmation = await findConfirmation(db, adhesionId)
    const attestation = confirmation && (await findAttestation(db, adhesionId, confirmation.compteId))
    if (!attestation) return new Ignoree('adhésion annulée')
    const isRenewal = Boolean(confirmation.renouvelle)
    const { renderConfirmationAdhesion } = await import('./adhesions.emails.tsx')
    return {
      to: confirmation.email,
      ...(await renderConfirmationAdhesion({ ...attestation, isRenewal, publicUrl })),
      attachments: [{ ...(await attestationFile(attestation)), contentType: 'application/pdf' }],
    }
  },
})

/** Welcomes a member after her first payment; the mail above does it in her inbox. */
export const bienvenueLettre = defineLettre({
  nom: 'bienvenue',
  donnees: z.object({ compteId: z.uuid() }),
  cle: ({ compteId }) => `bienvenue-${compteId}`,
  ligne: {
    cible: ({ compteId }) => ({
      type: 'adherente',
      id: compteId,
      url: pathTo('/membre/:id/edition', { id: compteId }),
    }),
    phrase: () => ({
      avant: 'Bienvenue\u202f! Complète ',
      accent: 'ton profil',
      apres: ' pour que les autres te trouvent.',
    }),
  },
})

/** Tells the coordinators of a branch who has joined it. */
export const nouvelleAdherenteLettre = defineLettre({
  nom: 'nouvelle_adherente',
  donnees: z.object({ compteId: z.uuid(), territoireId: z.uuid() }),
  cle: ({ compteId, territoireId }) => `nouvelle-adherente-${territoireId}-${compteId}`,
  ligne: {
    groupe: ({ territoireId }) => `nouvelle_adherente:${territoireId}`,
    cible: ({ territoireId }) => ({
      type: 'territoire',
      id: territoireId,
      url: `${pathTo('/coordinatrice/antenne')}?antenne=${territoireId}`,
    }),
    phrase: (_donnees, { noms, nb }) => ({
      accent: noms,
      apres: nb === 1 ? ' vient de rejoindre ton antenne.' : ' viennent de rejoindre ton antenne.',
    }),
  },
})
