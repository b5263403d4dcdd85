import type { ReactNode } from 'react'
import { Form, type ContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './CompteSection.module.css'

type SectionFormProps = {
  readonly form: ContractForm
  readonly submitLabel: string
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

export const SectionForm = ({ form, submitLabel, variant = 'secondary', children }: SectionFormProps) => (
  <Form form={form} className={styles.form}>
    {children}
    <Button type="submit" variant={variant} busy={form.isSubmitting} busyLabel="Enregistrement…">
      {submitLabel}
    </Button>
  </Form>
)
