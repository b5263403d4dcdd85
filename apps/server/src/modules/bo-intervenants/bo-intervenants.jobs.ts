import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { intervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { defineJob } from '#kit/jobs.ts'
import { findDemande } from './bo-intervenants.repository.ts'

/** Asks a speaker for her consent, unless she has given it meanwhile or a newer request replaces this one. */
export const sendDemandeConsentementJob = defineJob({
  name: 'intervenants.demander-consentement',
  data: z.object({ intervenantId, le: instant }),
  run: async ({ intervenantId: id, le }, { db, mail }) => {
    const found = await findDemande(db, id)
    if (!found?.email || found.demandeLe === null) return
    if (new Date(found.demandeLe).getTime() !== new Date(le).getTime()) return
    const { renderDemandeConsentement } = await import('./bo-intervenants.emails.tsx')
    await mail.send({
      id: `consentement-${id}-${new Date(le).getTime()}`,
      to: found.email,
      subject: 'Acceptez-vous d’être présentée aux membres du réseau\u202f?',
      ...(await renderDemandeConsentement({ prenom: found.prenom })),
    })
  },
})
