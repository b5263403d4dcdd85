import { useState } from 'react'
import { Confirmation } from '#kit/Confirmation.tsx'
import { useContractForm } from '#kit/form.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AdresseForm } from '../components/AdresseForm.tsx'
import { ConnexionLink } from '../components/ConnexionLink.tsx'
import { createDemandeMotDePasse, loadDemandeMotDePasse } from '../session.api.ts'
import styles from '../components/ConnexionForm.module.css'

/** Requests a password reset link; an unknown email gets an error (R8-5). */
export const MotDePasseOublieScreen = () => {
  const [isSent, setIsSent] = useState(false)
  const form = useContractForm(loadDemandeMotDePasse, {
    name: 'mot-de-passe-oublie',
    labels: { email: 'E-mail' },
    defaultValues: { email: '' },
    onSubmit: async (demande) => {
      await createDemandeMotDePasse(demande)
      setIsSent(true)
    },
  })
  return (
    <>
      <PageHead
        title="Mot de passe oublié"
        lede={<>Indique l’e-mail de ton compte&nbsp;: on t’envoie un lien pour en choisir un nouveau.</>}
      />
      {isSent ? (
        <div className={styles.form}>
          <Confirmation>
            Un e-mail vient de t’être envoyé. Clique sur le lien qu’il contient pour choisir ton nouveau mot
            de passe.
          </Confirmation>
        </div>
      ) : (
        <AdresseForm form={form} submitLabel="Recevoir le lien" />
      )}
      <ConnexionLink />
    </>
  )
}
