import { Form, type ContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './ConnexionForm.module.css'

type AdresseFormProps = {
  readonly form: ContractForm & { readonly field: (name: 'email') => Parameters<typeof TextField>[0] }
  readonly submitLabel: string
}

export const AdresseForm = ({ form, submitLabel }: AdresseFormProps) => (
  <Form form={form} className={styles.form}>
    <TextField {...form.field('email')} type="email" autoComplete="email" />
    <Button type="submit" variant="primary" size="lg" block busy={form.isSubmitting} busyLabel="Envoi…">
      {submitLabel}
    </Button>
  </Form>
)
