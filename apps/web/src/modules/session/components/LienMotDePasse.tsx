import type { ApercuLien, Me, MotDePasseLien } from '@entrelles/contract/modules/session/session.schema.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { NewPasswordField } from '#kit/NewPasswordField.tsx'
import { useFocusTitle } from '#kit/use-focus-title.ts'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { loadMotDePasseLien } from '../session.api.ts'
import { SessionOuverte } from './SessionOuverte.tsx'
import styles from './ConnexionForm.module.css'

type LienMotDePasseProps = {
  readonly apercu: ApercuLien
  /** The user whose session is open in this browser. */
  readonly ouverte: Me | undefined
  readonly onChoose: (choix: MotDePasseLien) => Promise<void>
}

/** Confirms a sign-up that this browser did not make: its password is not kept. */
export const LienMotDePasse = ({
  apercu: { prenom, emailMasque },
  ouverte,
  onChoose,
}: LienMotDePasseProps) => {
  useFocusTitle()
  const form = useContractForm(loadMotDePasseLien, {
    name: 'mot-de-passe',
    labels: { motDePasse: 'Mot de passe' },
    defaultValues: { motDePasse: '' },
    onSubmit: onChoose,
  })
  return (
    <>
      <PageHead
        title="Choisis ton mot de passe"
        lede={
          <>
            Bienvenue {prenom}. Il servira à te connecter avec l’adresse {emailMasque}, et remplace celui de
            l’inscription.
          </>
        }
      />
      {ouverte && <SessionOuverte user={ouverte} />}
      <Form form={form} className={styles.form}>
        <NewPasswordField {...form.field('motDePasse')} context={[prenom]} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={form.isSubmitting}
          busyLabel="Enregistrement…"
        >
          Continuer
        </Button>
      </Form>
    </>
  )
}
