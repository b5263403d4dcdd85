import type { Formulaire } from '@entrelles/contract/modules/inscription/dialogue.ts'
import type { Reponses } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import type { ReactNode } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { Form, type ContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import type { Save } from '../dialogue.api.ts'
import styles from './InscriptionDialog.module.css'

/** The dialog of one answer, opened from the profile; in the sign-up, its own dialog shows the steps. */
type AnswerDialog = { readonly title: string; readonly onClose: () => void }

/** What a step gets: the answers given so far, and the function that saves its own. */
export type StepProps<F extends Formulaire> = {
  readonly reponses: Reponses
  readonly save: Save<F>
  readonly dialog?: AnswerDialog | undefined
}

type StepFormProps = {
  readonly form: ContractForm
  readonly submitLabel?: string
  readonly dialog?: AnswerDialog | undefined
  readonly children: ReactNode
}

/** The form of a step, with its button. */
export const StepForm = ({ form, submitLabel = 'Suivant', dialog, children }: StepFormProps) =>
  dialog ? (
    <FormDialog {...dialog} form={form} submitLabel="Enregistrer" busyLabel="Enregistrement…">
      {children}
    </FormDialog>
  ) : (
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
