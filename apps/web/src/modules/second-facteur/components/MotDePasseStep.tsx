import { motDePasseActuel } from '@entrelles/contract/modules/session/session.schema.ts'
import type { ReactNode } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'

type MotDePasseStepProps = {
  readonly title: string
  readonly children: ReactNode
  readonly submitLabel: string
  readonly danger?: boolean
  readonly onSubmit: (password: string) => Promise<unknown>
}

/** Asks for the password again before the login settings change. */
export const MotDePasseStep = ({
  title,
  children,
  submitLabel,
  danger = false,
  onSubmit,
}: MotDePasseStepProps) => {
  const form = useContractForm(motDePasseActuel, {
    name: 'mot-de-passe',
    labels: { password: 'Mot de passe actuel' },
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onSubmit(password),
  })
  return (
    <Card as="section" className="stack">
      <h2>{title}</h2>
      {children}
      <Form form={form} className="stack">
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className="row">
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={form.isSubmitting}
            busyLabel="Un instant…"
          >
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
