import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Heading, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'

type WithLink = { readonly prenom: string; readonly lien: string }
type Told = { readonly prenom: string; readonly publicUrl: string }

const MotDePasseEmail = ({ prenom, lien }: WithLink) => (
  <EmailLayout preview="Choisis ton nouveau mot de passe">
    <Heading style={emailStyles.title}>Choisis ton nouveau mot de passe</Heading>
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Tu as demandé à changer de mot de passe. Ce bouton te mène à la page où choisir le nouveau.
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
  <EmailLayout preview="Ton mot de passe a changé">
    <Heading style={emailStyles.title}>Ton mot de passe a changé</Heading>
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
  <EmailLayout preview="Une de tes sessions a été fermée par sécurité">
    <Heading style={emailStyles.title}>Une de tes sessions a été fermée</Heading>
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

export const renderMotDePasse = (props: WithLink) => renderMail(<MotDePasseEmail {...props} />)
export const renderMotDePasseChange = (props: Told) => renderMail(<MotDePasseChangeEmail {...props} />)
export const renderAlerteSession = (props: Told) => renderMail(<AlerteSessionEmail {...props} />)
