import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type WithLink = { readonly prenom: string; readonly lien: string }
type Told = { readonly prenom: string; readonly publicUrl: string }

const MotDePasseEmail = ({ prenom, lien }: WithLink) => (
  <EmailLayout
    title="Choisis ton nouveau mot de passe"
    preview="Le lien sert une seule fois, pendant une heure."
    reason="Un nouveau mot de passe vient d’être demandé pour le compte de cette adresse."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Tu as demandé à changer de mot de passe. Ce lien te mène à la page où choisir le nouveau.
    </Text>
    <Button href={lien} style={emailStyles.button}>
      Choisir mon mot de passe
    </Button>
    <Text style={emailStyles.foot}>
      Ce lien sert une seule fois, pendant une heure. Si tu n’as rien demandé, ignore ce message&nbsp;: ton
      mot de passe ne change pas.
    </Text>
  </EmailLayout>
)

const MotDePasseChangeEmail = ({ prenom, publicUrl }: Told) => (
  <EmailLayout
    title="Ton mot de passe a changé"
    preview="Si ce n’est pas toi, choisis-en un autre sans attendre."
    reason="Chaque changement de mot de passe t’est signalé, pour que tu saches si quelqu’un d’autre l’a fait."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Le mot de passe de ton compte vient d’être changé, et tes autres sessions sont fermées. Si c’est toi,
      tout va bien.
    </Text>
    <Text style={emailStyles.text}>Si ce n’est pas toi, choisis-en un autre sans attendre&nbsp;:</Text>
    <Button href={`${publicUrl}${pathTo('/reinitialisation-mot-de-passe')}`} style={emailStyles.button}>
      Changer mon mot de passe
    </Button>
    <Text style={emailStyles.note}>
      Si ton téléphone suit ton agenda, l’adresse de cet agenda a changé aussi&nbsp;: copie la nouvelle depuis
      «&nbsp;Mon agenda&nbsp;».
    </Text>
  </EmailLayout>
)

const AlerteSessionEmail = ({ prenom, publicUrl }: Told) => (
  <EmailLayout
    title="Une de tes sessions a été fermée"
    preview="Sa clé a servi deux fois. Reconnecte-toi, et change ton mot de passe si tu as un doute."
    reason="Tu reçois ce message quand une session de ton compte est fermée par sécurité."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      La clé d’une de tes sessions a servi deux fois&nbsp;: quelqu’un d’autre l’a peut-être copiée. Nous avons
      fermé cette session. Reconnecte-toi, et change ton mot de passe si tu as un doute.
    </Text>
    <Button href={`${publicUrl}${pathTo('/connexion')}`} style={emailStyles.button}>
      Me reconnecter
    </Button>
  </EmailLayout>
)

export const renderMotDePasse = (props: WithLink) =>
  writeMail('Choisis ton nouveau mot de passe', <MotDePasseEmail {...props} />)
export const renderMotDePasseChange = (props: Told) =>
  writeMail('Ton mot de passe a changé', <MotDePasseChangeEmail {...props} />)
export const renderAlerteSession = (props: Told) =>
  writeMail('Une de tes sessions a été fermée par sécurité', <AlerteSessionEmail {...props} />)
