import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import { secondFacteurForm, type Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'
import { CallError } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { openSessionAvecCode } from '#kit/session.ts'
import { useFocusTitle } from '#kit/use-focus-title.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './ConnexionForm.module.css'

type SecondFacteurStepProps = {
  /** The challenge returned for the right password. */
  readonly defi: string
  readonly onOpened: (user: Me) => Promise<void> | void
  /** Back to the password: the challenge has expired, or the user cancels. */
  readonly onCancel: () => void
}

const codeForm = secondFacteurForm.pick({ code: true })

/** The code of the authenticator application, after the password. */
export const SecondFacteurStep = ({ defi, onOpened, onCancel }: SecondFacteurStepProps) => {
  const [refusal, setRefusal] = useState<string>()
  useFocusTitle()
  const form = useContractForm(codeForm, {
    name: 'code',
    labels: { code: 'Code à six chiffres' },
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      setRefusal(undefined)
      try {
        await onOpened(await openSessionAvecCode({ defi, code }))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setRefusal(error.message)
        if (error.code === sessionErrors.code_invalide().code) form.reset({ code: '' })
      }
    },
  })
  return (
    <>
      <PageHead
        title="Encore un code"
        lede="Ouvre ton application de codes, ou prends un de tes codes de secours."
      />
      {refusal && (
        <Callout className={styles.refusal} role="alert" tone="danger">
          <strong>{refusal}</strong>
        </Callout>
      )}
      <Form form={form} className={styles.form}>
        <TextField
          {...form.field('code')}
          hint="Il change toutes les 30 secondes."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={form.isSubmitting}
          busyLabel="Vérification…"
        >
          Me connecter
        </Button>
        <Button variant="quiet" block onClick={onCancel}>
          Revenir au mot de passe
        </Button>
      </Form>
    </>
  )
}
