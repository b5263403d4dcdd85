import { CONFIRMATION_MINUTES } from '@entrelles/contract/kit/constants.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { motDePasseActuel } from '@entrelles/contract/modules/session/session.schema.ts'
import { useEffect } from 'react'
import { call } from '#kit/call.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { answerReauthentication } from '#kit/reauthentication.ts'
import { onSessionClosed } from '#kit/session.ts'
import { PasswordField } from '#ui/PasswordField.tsx'

const giveUp = () => answerReauthentication(false)

/** Asks for the password that a call waits for, over whatever is shown. */
export const ReauthenticationDialog = () => {
  useEffect(() => onSessionClosed(giveUp), [])
  const form = useContractForm(motDePasseActuel, {
    name: 'confirmation',
    labels: { password: 'Ton mot de passe' },
    defaultValues: { password: '' },
    onSubmit: async (body) => {
      await call(sessionEndpoints.confirmSession, { body })
      answerReauthentication(true)
    },
  })
  return (
    <FormDialog
      form={form}
      title="Confirme ton mot de passe"
      submitLabel="Confirmer"
      busyLabel="Vérification…"
      onClose={giveUp}
    >
      <p>
        Cette action demande de vérifier que c’est bien toi. Ton mot de passe ne sera pas redemandé pendant{' '}
        {CONFIRMATION_MINUTES}&nbsp;minutes.
      </p>
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </FormDialog>
  )
}
