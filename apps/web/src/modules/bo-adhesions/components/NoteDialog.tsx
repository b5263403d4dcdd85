import { traitementPaiement } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { TextField } from '#ui/TextField.tsx'
import { useAcceptPaiement, useResolvePaiement } from '../bo-adhesions.api.ts'
import type { Question } from '../question.ts'

type Noted = Extract<Question, { type: 'acceptation' | 'traitement' }>
type NoteDialogProps = Noted & { readonly onClose: () => void; readonly onDone: () => void }

const MOTS = {
  acceptation: {
    title: 'Ouvrir l’adhésion quand même',
    submitLabel: 'Ouvrir l’adhésion',
    busyLabel: 'Vérification…',
    label: 'Pourquoi',
    hint: 'Par exemple\u00a0: la différence lui a été offerte.',
    phrase:
      'L’argent est relu à la plateforme, puis l’année s’ouvre au jour du paiement. La raison restera au journal.',
    done: 'L’adhésion est ouverte.',
  },
  traitement: {
    title: 'Marquer comme traité',
    submitLabel: 'Marquer comme traité',
    busyLabel: 'Enregistrement…',
    label: 'Ce qui a été fait',
    hint: 'Par exemple\u00a0: remboursé depuis la plateforme.',
    phrase: 'Le paiement sortira de la liste, la note restera au journal.',
    done: 'Le paiement est traité.',
  },
} as const

/** Note on a payment: either its membership is opened anyway, or the payment is marked as handled. */
export const NoteDialog = ({ type, paiement, title, onClose, onDone }: NoteDialogProps) => {
  const acts = { acceptation: useAcceptPaiement(), traitement: useResolvePaiement() }
  const { label, hint, phrase, done, ...mots } = MOTS[type]
  const form = useContractForm(traitementPaiement, {
    name: `${type}/${paiement.id}`,
    labels: { note: label },
    defaultValues: { note: '' },
    onSubmit: async (body) => {
      await acts[type].mutateAsync({ params: { id: paiement.id }, body })
      notify(done)
      onDone()
    },
  })
  return (
    <FormDialog form={form} {...mots} onClose={onClose}>
      <p className="muted">
        {title}. {phrase}
      </p>
      <TextField {...form.field('note')} hint={hint} />
    </FormDialog>
  )
}
