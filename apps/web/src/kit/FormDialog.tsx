import { useId, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form, type ContractForm } from './form.tsx'

type FormDialogProps = {
  readonly form: ContractForm
  readonly title: string
  /** Label of the submit button, and its label while the form is being sent. */
  readonly submitLabel: string
  readonly busyLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, with the submit button in the dialog footer. */
export const FormDialog = ({ form, title, submitLabel, busyLabel, onClose, children }: FormDialogProps) => {
  const id = useId()
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={form.isSubmitting} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <Button onClick={onClose}>Annuler</Button>
        </>
      }
    >
      <Form form={form} id={id} className="stack">
        {children}
      </Form>
    </Dialog>
  )
}
