import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { montantOf, TARIFS_ADHESION } from '@entrelles/contract/modules/adhesions/tarif.ts'
import {
  MESSAGE_RECLAMATION_MAX,
  reclamationForm,
  type ReclamationRecue,
} from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCreateReclamation } from '../adhesions.api.ts'
import styles from './ReclamationForm.module.css'

const MONTANTS = TARIFS_ADHESION.map(montantOf)

type ReclamationFormProps = { readonly onSent: (recue: ReclamationRecue) => void }

/** Details that help an administrator find a payment. */
export const ReclamationForm = ({ onSent }: ReclamationFormProps) => {
  const { mutateAsync: create } = useCreateReclamation()
  const form = useContractForm(reclamationForm, {
    name: 'reclamation',
    labels: {
      emailPayeur: 'E-mail utilisé pour payer',
      datePaiement: 'Date du paiement',
      montant: 'Montant',
      commande: 'Numéro de commande (facultatif)',
      message: 'Autre chose à nous dire (facultatif)',
    },
    defaultValues: {
      emailPayeur: '',
      datePaiement: '',
      montant: montantOf(TARIFS_ADHESION[0]),
      commande: '',
      message: '',
    },
    onSubmit: async (body) => onSent(await create({ body })),
  })
  return (
    <Card as="section">
      <h2 className={styles.titre}>Ton paiement</h2>
      <Form form={form} className={`stack ${styles.form}`}>
        <TextField
          {...form.field('emailPayeur')}
          hint="Celui d’un proche, de ton entreprise ou le tien."
          type="email"
          autoComplete="email"
        />
        <div className="form-grid">
          <DateField {...form.controlled('datePaiement')} hint="jj/mm/aaaa" />
          <SelectField {...form.field('montant')} hint="Celui du reçu">
            {MONTANTS.map((montant) => (
              <option key={montant} value={montant}>
                {formatMontant(montant)}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          {...form.field('commande')}
          hint="Des chiffres, sur le reçu."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextArea {...form.field('message')} maxLength={MESSAGE_RECLAMATION_MAX} rows={3} />
        <Button type="submit" variant="primary" size="lg" block busy={form.isSubmitting} busyLabel="Envoi…">
          Envoyer ma demande
        </Button>
        <p className={`small muted ${styles.note}`}>
          <Icon name="lock-simple" size="sm" />
          <span>Nous ne demandons jamais ton numéro de carte.</span>
        </p>
      </Form>
    </Card>
  )
}
