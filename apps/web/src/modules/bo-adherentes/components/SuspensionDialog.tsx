import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  LIBELLES_MOTIF_SUSPENSION,
  MESSAGE_SUSPENSION_MAX,
  MOTIFS_SUSPENSION,
  PRECISION_MAX,
  suspensionForm,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useId } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCreateSuspension } from '../bo-adherentes.api.ts'

type SuspensionDialogProps = {
  readonly fiche: Fiche
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Reason, end date and message of a suspension. */
export const SuspensionDialog = ({ fiche, onDone, onClose }: SuspensionDialogProps) => {
  const id = useId()
  const { mutateAsync: suspend } = useCreateSuspension()
  const form = useContractForm(suspensionForm, {
    name: 'suspension',
    labels: {
      motif: 'Motif',
      precision: 'Précision (facultatif)',
      jusquau: 'Jusqu’au',
      message: `Message à ${fiche.prenom} (facultatif)`,
    },
    defaultValues: { motif: 'signalement', precision: '', message: '' },
    onSubmit: async (body) => {
      await suspend({ params: { id: fiche.id }, body })
      notify('Le compte est suspendu.')
      onDone()
      onClose()
    },
  })
  const jusquau = form.controlled('jusquau')
  return (
    <Dialog
      isOpen
      title={`Suspendre ${formatName(fiche)}\u00a0?`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="danger" busy={form.isSubmitting} busyLabel="Suspension…">
            Suspendre le compte
          </Button>
          <Button onClick={onClose}>Annuler</Button>
        </>
      }
    >
      <Form form={form} id={id} className="stack">
        <SelectField {...form.field('motif')}>
          {MOTIFS_SUSPENSION.map((motif) => (
            <option key={motif} value={motif}>
              {LIBELLES_MOTIF_SUSPENSION[motif]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('precision')}
          hint="Pour l’équipe seulement. À remplir pour un autre motif."
          maxLength={PRECISION_MAX}
        />
        <DateField
          {...jusquau}
          value={jusquau.value ?? ''}
          onChange={(day) => jusquau.onChange(day === '' ? undefined : day)}
          hint="Vide&nbsp;: sans date de fin."
        />
        <TextArea {...form.field('message')} hint="Envoyé par e-mail." maxLength={MESSAGE_SUSPENSION_MAX} />
      </Form>
    </Dialog>
  )
}
