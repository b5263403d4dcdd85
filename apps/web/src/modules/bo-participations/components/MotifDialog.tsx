import { MOTIF_MAX } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { retraitForm } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { useId, type ReactNode } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'

type MotifDialogProps = {
  /** Of the form: the act and its participation. */
  readonly name: string
  readonly title: string
  /** The consequences of the action. */
  readonly children: ReactNode
  /** Who reads the reason. */
  readonly hint: string
  readonly confirmer: string
  readonly enCours: string
  readonly fait: string
  readonly variant?: 'primary' | 'danger'
  readonly onConfirm: (motif: string) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms an exceptional action, which requires a reason. */
export const MotifDialog = ({
  name,
  title,
  children,
  hint,
  confirmer,
  enCours,
  fait,
  variant = 'danger',
  onConfirm,
  onDone,
  onClose,
}: MotifDialogProps) => {
  const id = useId()
  const form = useContractForm(retraitForm, {
    name,
    labels: { motif: 'Motif' },
    defaultValues: { motif: '' },
    onSubmit: async ({ motif }) => {
      await onConfirm(motif)
      notify(fait)
      onDone()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant={variant} busy={form.isSubmitting} busyLabel={enCours}>
            {confirmer}
          </Button>
          <Button onClick={onClose}>Annuler</Button>
        </>
      }
    >
      <Form form={form} id={id} className="stack">
        {children}
        <TextArea {...form.field('motif')} hint={hint} maxLength={MOTIF_MAX} />
      </Form>
    </Dialog>
  )
}
