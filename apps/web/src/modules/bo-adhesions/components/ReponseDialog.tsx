import { formatDate, formatMontant, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  PaiementSuggere,
  ReclamationATraiter,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { REPONSE_RECLAMATION_MAX } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Facts } from '#ui/Facts.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useSendReponse } from '../bo-adhesions.api.ts'
import { formatNom, RAISONS } from '../mots.ts'
import { INTROUVABLE, reponseForm, SANS_PAIEMENT } from '../reponse-form.ts'

type ReponseDialogProps = {
  readonly reclamation: ReclamationATraiter
  readonly onClose: () => void
  readonly onDone: () => void
}

const optionOf = ({ id, montant, date, payeur, raisons }: PaiementSuggere) => ({
  value: id,
  label: `C’est celui de ${payeur.nom ?? payeur.email ?? 'quelqu’un'}\u00a0: ${formatMontant(montant)} le ${formatDate(date, ZONE_PARIS)}`,
  hint: `Il sera rattaché à son compte (${raisons.map((raison) => RAISONS[raison]).join(', ')}).`,
})

/** Answers a claim by email; the payment found is attached in the same request. */
export const ReponseDialog = ({ reclamation, onClose, onDone }: ReponseDialogProps) => {
  const { mutateAsync: sendReponse } = useSendReponse()
  const { adherente, paiements } = reclamation
  const form = useContractForm(reponseForm, {
    name: `reclamation/${reclamation.id}`,
    labels: { issue: 'As-tu retrouvé son paiement ?', message: 'Ta réponse' },
    defaultValues: { issue: '', message: '' },
    onSubmit: async (body) => {
      await sendReponse({ params: { id: reclamation.id }, body })
      notify('La réponse part par e-mail.')
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Réclamation ${reclamation.numero}`}
      submitLabel="Envoyer la réponse"
      busyLabel="Envoi…"
      onClose={onClose}
    >
      <Facts
        facts={[
          ['Adhérente', formatNom(adherente)],
          [
            'Paiement',
            `${formatMontant(reclamation.montant)} le ${formatShortDay(reclamation.datePaiement)}`,
          ],
          ['E-mail du paiement', reclamation.emailPayeur],
          ['Commande', reclamation.commande],
          ['Message', reclamation.message],
        ]}
      />
      <RadioGroup
        {...form.field('issue')}
        boxed
        options={[
          ...paiements.map(optionOf),
          {
            value: SANS_PAIEMENT,
            label: 'Oui, c’est réglé autrement',
            hint: 'Par exemple une adhésion saisie à la main.',
          },
          { value: INTROUVABLE, label: 'Non, il reste introuvable' },
        ]}
      />
      <TextArea
        {...form.field('message')}
        hint={`Envoyée par e-mail à ${adherente.prenom}.`}
        rows={5}
        maxLength={REPONSE_RECLAMATION_MAX}
      />
    </FormDialog>
  )
}
