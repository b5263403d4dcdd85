import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { intervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { findDemande } from './bo-intervenants.repository.ts'

/** Asks a speaker for her consent, unless she has given it meanwhile or a newer request replaces this one. */
export const consentementLettre = defineLettre({
  nom: 'consentement_intervenante',
  donnees: z.object({ intervenantId, le: instant }),
  cle: ({ intervenantId: id, le }) => `consentement-${id}-${new Date(le).getTime()}`,
  write: async ({ intervenantId: id, le }, { db }) => {
    const found = await findDemande(db, id)
    if (!found?.email || found.demandeLe === null)
      return new Ignoree('consentement donné, ou fiche supprimée')
    if (new Date(found.demandeLe).getTime() !== new Date(le).getTime())
      return new Ignoree('demande remplacée')
    const { renderDemandeConsentement } = await import('./bo-intervenants.emails.tsx')
    return {
      to: found.email,
      ...(await renderDemandeConsentement({ prenom: found.prenom })),
    }
  },
})
