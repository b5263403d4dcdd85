import { formatFullDate } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type Told = { readonly prenom: string; readonly publicUrl: string }
type WithLink = { readonly prenom: string; readonly lien: string }

const ChangementEmailEmail = ({ prenom, lien }: WithLink) => (
  <EmailLayout
    title="Confirme ta nouvelle adresse"
    preview="Un clic suffit. Le lien sert une seule fois, pendant une heure."
    reason="Cette adresse vient d’être donnée comme celle d’un compte, et nous vérifions qu’elle est à toi."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Tu veux recevoir nos messages à cette adresse. Confirme-la d’un clic&nbsp;:
    </Text>
    <Button href={lien} style={emailStyles.button}>
      Confirmer mon adresse
    </Button>
    <Text style={emailStyles.foot}>
      Ce lien sert une seule fois, pendant une heure. Si tu n’as rien demandé, ignore ce message.
    </Text>
  </EmailLayout>
)

const EmailChangeEmail = ({ prenom, publicUrl }: Told) => (
  <EmailLayout
    title="Ton adresse a changé"
    preview={'Ce n’est pas toi\u202f? Réponds vite à ce message, l’équipe t’aidera.'}
    reason="Cette adresse était celle de ton compte. Le changement lui est signalé, par sécurité."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Ton compte est désormais relié à une autre adresse. Si ce n’est pas toi, réponds vite à ce
      message&nbsp;: l’équipe t’aidera.
    </Text>
    <Button href={`${publicUrl}${pathTo('/connexion')}`} style={emailStyles.button}>
      Me connecter
    </Button>
    <Text style={emailStyles.note}>
      Si ton téléphone suit ton agenda, l’adresse de cet agenda a changé aussi&nbsp;: copie la nouvelle depuis
      «&nbsp;Mon agenda&nbsp;».
    </Text>
  </EmailLayout>
)

const SuppressionEmail = ({ prenom, le, publicUrl }: Told & { readonly le: string }) => (
  <EmailLayout
    title="Ton compte va être supprimé"
    preview={`Ce sera le ${formatFullDate(le, ZONE_PARIS)}. D’ici là, tu peux changer d’avis.`}
    reason="Tu reçois ce message parce que tu as demandé la suppression de ton compte."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Tu as demandé la suppression de ton compte. Elle aura lieu le {formatFullDate(le, ZONE_PARIS)}. D’ici
      là, tu peux changer d’avis&nbsp;:
    </Text>
    <Button href={`${publicUrl}${pathTo('/mon-compte')}`} style={emailStyles.button}>
      Garder mon compte
    </Button>
  </EmailLayout>
)

export const renderChangementEmail = (props: WithLink) =>
  writeMail('Confirme ta nouvelle adresse e-mail', <ChangementEmailEmail {...props} />)
export const renderEmailChange = (props: Told) =>
  writeMail('Ton adresse e-mail a changé', <EmailChangeEmail {...props} />)
export const renderSuppression = (props: Told & { readonly le: string }) =>
  writeMail('Ton compte sera supprimé dans sept jours', <SuppressionEmail {...props} />)
