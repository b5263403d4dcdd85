import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { NewPasswordField } from '#kit/NewPasswordField.tsx'
import { notify } from '#kit/notify.ts'
import { closeSession } from '#kit/session.ts'
import { useUrlToken } from '#kit/use-url-token.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { isJeton } from '../lien.ts'
import { loadNouveauMotDePasse, updateMotDePasseOublie } from '../session.api.ts'
import styles from '../components/ConnexionForm.module.css'

const Expire = () => (
  <>
    <PageHead
      title={sessionErrors.lien_expire().message}
      lede="Un lien sert une fois, dans l’heure qui suit son envoi. Demandes-en un autre pour choisir ton mot de passe."
    />
    <div className={styles.form}>
      <ButtonLink to={pathTo('/reinitialisation-mot-de-passe')} variant="primary" size="lg" block>
        Recevoir un nouveau lien
      </ButtonLink>
    </div>
  </>
)

/** Sets a new password with an emailed link (R5-6, R8-7). */
export const NouveauMotDePasseScreen = () => {
  const resetToken = [useUrlToken()].find(isJeton)
  const navigate = useNavigate()
  const [isExpired, setIsExpired] = useState(false)
  const form = useContractForm(loadNouveauMotDePasse, {
    name: 'nouveau-mot-de-passe',
    labels: { motDePasse: 'Nouveau mot de passe', confirmation: 'Confirmation du mot de passe' },
    defaultValues: { motDePasse: '', confirmation: '' },
    onSubmit: async ({ motDePasse }) => {
      if (resetToken === undefined) return
      try {
        await updateMotDePasseOublie({ resetToken, motDePasse })
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 410) throw error
        return setIsExpired(true)
      }
      // The server has ended every session, including the one of this browser.
      closeSession()
      notify('Votre mot de passe a été réinitialisé.')
      await navigate(pathTo('/connexion'))
    },
  })
  if (isExpired || resetToken === undefined) return <Expire />
  return (
    <>
      <PageHead title="Nouveau mot de passe" lede="Choisis-le, puis écris-le une seconde fois." />
      <Form form={form} className={styles.form}>
        <NewPasswordField {...form.field('motDePasse')} />
        <PasswordField {...form.field('confirmation')} autoComplete="new-password" />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={form.isSubmitting}
          busyLabel="Enregistrement…"
        >
          Enregistrer
        </Button>
      </Form>
    </>
  )
}
