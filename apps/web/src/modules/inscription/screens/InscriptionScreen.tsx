import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Suspense, useState } from 'react'
import { Confirmation } from '#kit/Confirmation.tsx'
import { configuration } from '#kit/configuration.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { NewPasswordField } from '#kit/NewPasswordField.tsx'
import { RenvoiEmail } from '#modules/session/session.public.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Link } from '#ui/Link.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EmailSuggestion } from '../components/EmailSuggestion.tsx'
import { createInscription, loadEtapeUn } from '../inscription.api.ts'
import styles from './InscriptionScreen.module.css'

const { liensLegaux } = configuration

/** A link when the association has published the text, else its name. */
const texte = (nom: string, adresse: string | undefined) =>
  adresse === undefined ? nom : <Link to={adresse}>{nom}</Link>

const charte = (
  <>
    J’accepte la {texte('charte du réseau', liensLegaux?.charte)} et les{' '}
    {texte('conditions générales d’utilisation', liensLegaux?.conditions)}.
  </>
)

const InscriptionForm = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const form = useContractForm(loadEtapeUn, {
    name: 'inscription',
    labels: {
      prenom: 'Prénom',
      email: 'E-mail',
      motDePasse: 'Mot de passe',
      charteAcceptee: 'Charte et conditions',
    },
    defaultValues: { prenom: '', email: '', motDePasse: '', charteAcceptee: false },
    onSubmit: async (values) => {
      await createInscription(values)
      onSent(values.email)
    },
  })
  const email = form.controlled('email')
  return (
    <Form form={form} className={styles.form}>
      <TextField {...form.field('prenom')} autoComplete="given-name" />
      <div>
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          hint={<>Un lien de validation y sera envoyé. Exemple&nbsp;: prenom@exemple.fr</>}
        />
        <EmailSuggestion email={email.value} onAccept={email.onChange} />
      </div>
      <NewPasswordField {...form.field('motDePasse')} context={[form.values.prenom, form.values.email]} />
      <Checkbox {...form.field('charteAcceptee')} label={charte} />
      <Button type="submit" variant="primary" size="lg" block busy={form.isSubmitting} busyLabel="Envoi…">
        Créer mon compte
      </Button>
    </Form>
  )
}

/** The first step of registration; the emailed link leads to the others. */
export const InscriptionScreen = () => {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <>
      <PageHead
        title="Inscription"
        {...(sentTo === undefined && {
          lede: 'Trois informations pour commencer. La suite se remplit en cinq minutes.',
        })}
      />
      {sentTo !== undefined ? (
        <div className={styles.form}>
          <Confirmation>
            Merci pour ton inscription ! Clique sur le lien dans l'e-mail que nous venons de t'envoyer.
          </Confirmation>
          <Suspense fallback={null}>
            <RenvoiEmail email={sentTo} />
          </Suspense>
        </div>
      ) : (
        <InscriptionForm onSent={setSentTo} />
      )}
      <div className={`row row--between ${styles.other}`}>
        <p className="strong">Déjà membre&nbsp;?</p>
        <ButtonLink to={pathTo('/connexion')}>Me connecter</ButtonLink>
      </div>
    </>
  )
}
