import { useContractForm } from '#kit/form.tsx'
import { NewPasswordField } from '#kit/NewPasswordField.tsx'
import { notify } from '#kit/notify.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useParametres, useUpdateMotDePasse } from '../compte.api.ts'
import { motDePasseForm } from '../mot-de-passe-form.ts'
import { CompteSection } from './CompteSection.tsx'
import { SectionForm } from './SectionForm.tsx'

const VIDE = { password: '', newPassword: '', confirmation: '' }

/** Changes the password; the current one is required (R5-6). */
export const MotDePasseSection = () => {
  const { id, email, prenom, nom } = useParametres()
  const { mutateAsync: update } = useUpdateMotDePasse()
  const form = useContractForm(motDePasseForm, {
    name: 'mot-de-passe',
    labels: {
      password: 'Mot de passe actuel',
      newPassword: 'Nouveau mot de passe',
      confirmation: 'Confirmation du mot de passe',
    },
    defaultValues: VIDE,
    onSubmit: async ({ password, newPassword }) => {
      await update({ body: { id, password, newPassword } })
      form.reset(VIDE)
      notify('Ton mot de passe est changé. Tes autres sessions sont fermées.')
    },
  })
  return (
    <CompteSection title="Mon mot de passe">
      <SectionForm form={form} submitLabel="Changer mon mot de passe">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="form-grid">
          <PasswordField {...form.field('password')} autoComplete="current-password" className="full" />
          <NewPasswordField {...form.field('newPassword')} context={[email, prenom, nom ?? '']} />
          <PasswordField {...form.field('confirmation')} autoComplete="new-password" />
        </div>
      </SectionForm>
    </CompteSection>
  )
}
