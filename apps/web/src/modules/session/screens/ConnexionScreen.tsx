import type { AppError } from '@entrelles/contract/kit/errors.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import { credentials, type Credentials, type Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { useReturnPath } from '#kit/route.ts'
import { openSession } from '#kit/session.ts'
import { landingOf } from '#kit/session-rules.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './ConnexionScreen.module.css'

const EMPTY: Credentials = { username: '', password: '' }

/** R8-2 for an address to validate, R8-3 for whatever else. */
const refusalOf = (error: unknown): AppError =>
  error instanceof CallError && error.status === 403
    ? sessionErrors.email_non_valide()
    : sessionErrors.identifiants_invalides()

export const ConnexionScreen = () => {
  const retour = useReturnPath()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<AppError>()

  const land = (user: Me) => {
    const { to, reload } = landingOf(user, retour)
    if (reload) location.assign(to)
    else void navigate(to)
  }

  const form = useContractForm(credentials, {
    labels: { username: 'E-mail', password: 'Mot de passe' },
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      setRefusal(undefined)
      try {
        land(await openSession(values))
      } catch (error) {
        const refused = refusalOf(error)
        setRefusal(refused)
        if (refused.status !== 403) form.reset(EMPTY)
      }
    },
  })

  return (
    <>
      <PageHead title="Connexion" lede="Contente de te revoir. Les champs sont obligatoires." />
      {refusal && (
        <Callout
          className={styles.refusal}
          role="alert"
          {...(refusal.status === 403 ? { icon: 'envelope-simple-fill' } : { tone: 'danger' })}
        >
          <strong>{refusal.message}</strong>
        </Callout>
      )}
      <Form form={form} className={styles.form}>
        <TextField {...form.field('username')} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={form.isSubmitting}
          busyLabel="Connexion…"
        >
          Me connecter
        </Button>
      </Form>
    </>
  )
}
