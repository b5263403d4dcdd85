import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Credentials, Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { Suspense, useState } from 'react'
import { CallError } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { hasKept } from '#kit/kept-forms.ts'
import { lazyWithRetry, loadWithRetry } from '#kit/lazy-with-retry.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { loadCredentials } from '../session.api.ts'
import styles from './ConnexionForm.module.css'

const RenvoiEmail = lazyWithRetry(() => import('./RenvoiEmail.tsx'), 'RenvoiEmail')
const SecondFacteurEtape = lazyWithRetry(() => import('./SecondFacteurStep.tsx'), 'SecondFacteurStep')

const EMPTY: Credentials = { username: '', password: '' }

type Refusal = { readonly status: number; readonly code: string; readonly message: string }

/** R8-2 for an address to validate, their own sentence for too many tries and a suspended account, R8-3 for whatever else. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof CallError && (error.status === 429 || error.code === 'compte_suspendu')) return error
  return error instanceof CallError && error.status === 403
    ? sessionErrors.email_non_valide()
    : sessionErrors.identifiants_invalides()
}

type ConnexionFormProps = {
  /** Leads her away; the form stays busy until then. */
  readonly onOpened: (user: Me) => Promise<void> | void
}

/** The whole login page. It imports neither router nor query cache: it is shown before they are loaded (record 0030). */
export const ConnexionForm = ({ onOpened }: ConnexionFormProps) => {
  const [refusal, setRefusal] = useState<Refusal>()
  const [defi, setDefi] = useState<string>()
  const [isAwaited] = useState(hasKept)

  const form = useContractForm(loadCredentials, {
    name: 'connexion',
    labels: { username: 'E-mail', password: 'Mot de passe' },
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      setRefusal(undefined)
      try {
        const { openSession } = await loadWithRetry(() => import('#kit/session.ts'))
        await onOpened(await openSession(values))
      } catch (error) {
        if (error instanceof CallError && error.defi !== undefined) return setDefi(error.defi)
        const refused = refusalOf(error)
        setRefusal(refused)
        if (refused.status === 401) form.reset(EMPTY)
      }
    },
  })

  if (defi !== undefined) {
    return (
      <Suspense fallback={null}>
        <SecondFacteurEtape defi={defi} onOpened={onOpened} onCancel={() => setDefi(undefined)} />
      </Suspense>
    )
  }

  return (
    <>
      <PageHead title="Connexion" lede="Contente de te revoir. Les champs sont obligatoires." />
      {isAwaited && !refusal && (
        <Callout className={styles.refusal}>
          Ta session s’est terminée. Connecte-toi&nbsp;: nous avons gardé ce que tu avais écrit.
        </Callout>
      )}
      {refusal && (
        <Callout
          className={styles.refusal}
          role="alert"
          {...(refusal.code === 'email_non_valide' ? { icon: 'envelope-simple-fill' } : { tone: 'danger' })}
        >
          <strong>{refusal.message}</strong>
          {refusal.code === 'email_non_valide' && (
            <Suspense fallback={null}>
              <RenvoiEmail email={form.controlled('username').value.trim()} />
            </Suspense>
          )}
        </Callout>
      )}
      <Form form={form} className={styles.form}>
        <TextField {...form.field('username')} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <p className={styles.forgotten}>
          <Link to={pathTo('/reinitialisation-mot-de-passe')} standalone>
            Mot de passe oublié&nbsp;?
          </Link>
        </p>
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
      <div className={`row row--between ${styles.other}`}>
        <p className="strong">Pas encore membre&nbsp;?</p>
        <ButtonLink to={pathTo('/inscription')}>Rejoindre le réseau</ButtonLink>
      </div>
    </>
  )
}
