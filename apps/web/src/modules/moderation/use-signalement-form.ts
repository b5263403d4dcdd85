import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  signalementForm,
  type SignalementRecu,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { useState } from 'react'
import { useContractForm } from '#kit/form.tsx'
import type { AuteureSignalee, CibleSignalee } from './cible-signalee.ts'
import { useCreateSignalement } from './moderation.api.ts'

export type Envoye = {
  readonly recu: SignalementRecu
  /** The report has blocked the author too. */
  readonly isBloquee: boolean
}

/** The form of a report, and its answer once it is sent. */
export const useSignalementForm = (cible: CibleSignalee, auteure: AuteureSignalee | null) => {
  const [envoye, setEnvoye] = useState<Envoye>()
  const { mutateAsync: create } = useCreateSignalement()
  const form = useContractForm(signalementForm, {
    name: `signalement/${cible.type}/${cible.id}`,
    labels: {
      motif: 'Que se passe-t-il\u202f?',
      commentaire: 'Ton mot pour l’équipe (facultatif)',
      bloquer: `Bloquer aussi ${formatName(auteure ?? {})}`,
    },
    defaultValues: { cibleType: cible.type, cibleId: cible.id, commentaire: '', bloquer: false },
    onSubmit: async (body) => setEnvoye({ recu: await create({ body }), isBloquee: body.bloquer }),
  })
  return { form, envoye }
}
