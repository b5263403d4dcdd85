import type { ReactNode } from 'react'
import { Form, type ContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './DialogueInscription.module.css'

type EtapeFormProps = {
  readonly form: ContractForm
  readonly submitLabel?: string
  readonly children: ReactNode
}

/** The form of a step, with its button. */
export const EtapeForm = ({ form, submitLabel = 'Suivant', children }: EtapeFormProps) => (
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
