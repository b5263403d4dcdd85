import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type WithLink = { readonly prenom: string; readonly lien: string }
type Confirmation = WithLink & { readonly reprise: boolean; readonly publicUrl: string }
type DejaInscrite = { readonly prenom: string; readonly publicUrl: string }

/**
 * The page also works without the query parameter: the URL to copy by hand stays short. The text version has no button that
 * could fail.
 */
const Secours = ({ lien }: { readonly lien: string }) => {
  const [court = lien] = lien.split('?')
  return (
    <Text data-skip-in-text="true" style={emailStyles.note}>
      Le bouton ne répond pas ? Copie ce lien :
      <br />
      <Link href={court} style={emailStyles.address}>
        {court}
      </Link>
    </Text>
  )
}

const ConfirmationEmail = ({ prenom, lien, reprise, publicUrl }: Confirmation) => (
  <EmailLayout
    title={`Bienvenue ${prenom}, une dernière étape`}
    preview="Un clic, et la route est ouverte. Le lien marche une seule fois, pendant 1 heure."
    reason="Cette adresse vient de servir à une inscription. Tu n’as rien demandé ? Ignore ce message, aucun compte ne sera ouvert."
  >
    <Text style={emailStyles.text}>
      Tu viens de rejoindre le réseau. Confirme ton adresse, et la route est ouverte.
    </Text>
    <Button href={lien} style={emailStyles.button}>
      Confirmer mon adresse
    </Button>
    <Text style={emailStyles.note}>
      Ce lien marche une seule fois, pendant 1 heure. Après,{' '}
      <Link
        href={`${publicUrl}${pathTo('/connexion/:token/:creation', { token: 'lien', creation: 0 })}`}
        style={emailStyles.link}
      >
        demande-nous-en un autre.
      </Link>
    </Text>
    {reprise && (
      <Text style={emailStyles.note}>
        Une autre inscription attendait avec cette adresse. Par sécurité, aucun des deux mots de passe n’est
        gardé : la page te fera choisir le tien.
      </Text>
    )}
    <Secours lien={lien} />
  </EmailLayout>
)

const LienConnexionEmail = ({ prenom, lien }: WithLink) => (
  <EmailLayout
    title="Ton lien de connexion"
    preview="Il te connecte sans mot de passe, une seule fois, pendant 1 heure."
    reason="Un lien de connexion vient d’être demandé pour ton compte. Tu n’as rien demandé ? Ignore ce message : sans ce lien, personne n’entre."
  >
    <Text style={emailStyles.text}>Bonjour {prenom}, ce lien te connecte, sans mot de passe.</Text>
    <Button href={lien} style={emailStyles.button}>
      Me connecter
    </Button>
    <Text style={emailStyles.note}>
      Ce lien marche une seule fois, pendant 1 heure. Ne le transmets à personne.
    </Text>
    <Secours lien={lien} />
  </EmailLayout>
)

const DejaInscriteEmail = ({ prenom, publicUrl }: DejaInscrite) => (
  <EmailLayout
    title="Tu as déjà un compte"
    preview="Inutile de t’inscrire à nouveau, connecte-toi."
    reason="Une inscription vient d’être demandée avec l’adresse de ton compte. Tu n’as rien demandé ? Ignore ce message : ton compte n’a pas changé."
  >
    <Text style={emailStyles.text}>
      Bonjour {prenom}, quelqu’un vient de s’inscrire avec ton adresse. Si c’est toi, inutile de recommencer :
      connecte-toi.
    </Text>
    <Button href={`${publicUrl}${pathTo('/connexion')}`} style={emailStyles.button}>
      Me connecter
    </Button>
    <Text style={emailStyles.note}>
      Tu ne retrouves plus ton mot de passe ?{' '}
      <Link href={`${publicUrl}${pathTo('/reinitialisation-mot-de-passe')}`} style={emailStyles.link}>
        Choisis-en un nouveau.
      </Link>
    </Text>
  </EmailLayout>
)

export const renderConfirmation = (props: Confirmation) =>
  writeMail('Confirme ton adresse e-mail', <ConfirmationEmail {...props} />)
export const renderLienConnexion = (props: WithLink) =>
  writeMail('Ton lien de connexion', <LienConnexionEmail {...props} />)
export const renderDejaInscrite = (props: DejaInscrite) =>
  writeMail('Tu as déjà un compte', <DejaInscriteEmail {...props} />)
