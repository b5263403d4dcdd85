import type { ReactNode } from 'react'
import { Form, type ContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './InscriptionDialog.module.css'

type StepFormProps = {
  readonly form: ContractForm
  readonly submitLabel?: string
  readonly children: ReactNode
}

/** The form of a step, with its button. */
export const StepForm = ({ form, submitLabel = 'Suivant', children }: StepFormProps) => (
  <Form form={form} className={styles.form}>
    {children}
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      busy={form.isSubmitting}
      busyLabel="Enregistrement…"
    >
      {submitLabel}
    </Button>
  </Form>
)
