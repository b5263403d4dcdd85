import { ANCRE_EMAIL } from '@entrelles/contract/kit/paths.ts'
import { nouvelEmail } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Callout } from '#ui/Callout.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCreateChangementEmail, useParametres } from '../compte.api.ts'
import { CompteSection } from './CompteSection.tsx'
import styles from './CompteSection.module.css'
import { SectionForm } from './SectionForm.tsx'

/** Email of the account; a new one, asked with the password, replaces it once confirmed. */
export const EmailSection = () => {
  const compte = useParametres()
  const { mutateAsync: create } = useCreateChangementEmail()
  const form = useContractForm(nouvelEmail, {
    name: 'email',
    labels: { email: 'Nouvel e-mail', password: 'Mot de passe actuel' },
    defaultValues: { email: '', password: '' },
    onSubmit: async (body) => {
      await create({ body })
      form.reset()
      notify('Un lien de validation vient d’être envoyé à ta nouvelle adresse.')
    },
  })
  return (
    <CompteSection title="Mon adresse e-mail" anchor={ANCRE_EMAIL}>
      <SectionForm form={form} submitLabel="Changer mon e-mail">
        <p>
          Ton adresse actuelle&nbsp;: <strong className={styles.address}>{compte.email}</strong>
        </p>
        {compte.nouvelEmail && (
          <Callout>
            <p>
              En attente de validation&nbsp;: <strong className={styles.address}>{compte.nouvelEmail}</strong>
              . Ouvre le lien reçu à cette adresse, dans l’heure qui suit ta demande.
            </p>
          </Callout>
        )}
        <TextField
          {...form.field('email')}
          hint="Un lien de validation sera envoyé à cette adresse."
          type="email"
          autoComplete="email"
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </SectionForm>
    </CompteSection>
  )
}
