import type { Reponses } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import type { ReactNode } from 'react'
import { Form, type ContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import type { saveEtape } from '../dialogue.api.ts'
import styles from './InscriptionDialog.module.css'

/** What every step gets: the answers given so far, and the function that saves its own. */
export type StepProps = { readonly reponses: Reponses; readonly save: typeof saveEtape }

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
