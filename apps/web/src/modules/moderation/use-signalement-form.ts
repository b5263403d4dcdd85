import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  signalementForm,
  type SignalementRecu,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { useState } from 'react'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import type { AuteureSignalee, CibleSignalee } from './cible-signalee.ts'
import { useCreateSignalement } from './moderation.api.ts'

export type Envoye = {
  readonly recu: SignalementRecu
  /** The report has blocked the author too. */
  readonly isBloquee: boolean
}

/** To report it, or to report and hide it. */
export type Geste = 'signaler' | 'masquer'

type Options = {
  readonly geste: Geste
  readonly cible: CibleSignalee
  readonly auteure: AuteureSignalee | null
  /** Called before it is hidden: a list then no longer has it, nor the dialog. */
  readonly onLeave?: (() => void) | undefined
  readonly onClose: () => void
}

/** The form of a report, and its answer once it is sent; none if it has hidden the content, which a notice says. */
export const useSignalementForm = ({ geste, cible, auteure, onLeave, onClose }: Options) => {
  const masquer = geste === 'masquer'
  const [envoye, setEnvoye] = useState<Envoye>()
  const { mutateAsync: create } = useCreateSignalement()
  const form = useContractForm(signalementForm, {
    name: `${geste}/${cible.type}/${cible.id}`,
    labels: {
      motif: 'Que se passe-t-il\u202f?',
      commentaire: 'Ton mot pour l’équipe (facultatif)',
      bloquer: `Bloquer aussi ${formatName(auteure ?? {})}`,
    },
    defaultValues: { cibleType: cible.type, cibleId: cible.id, commentaire: '', bloquer: false, masquer },
    onSubmit: async (body) => {
      if (masquer) onLeave?.()
      const recu = await create({ body })
      if (!masquer || !recu.masque) return setEnvoye({ recu, isBloquee: body.bloquer })
      notify('C’est masqué. Quelqu’un d’autre que toi décide de la suite.')
      onClose()
    },
  })
  return { form, envoye }
}
