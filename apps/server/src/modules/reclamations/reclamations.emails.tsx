import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Heading, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

type Recue = {
  readonly prenom: string
  readonly numero: string
  readonly repondreAvant: string
  readonly publicUrl: string
}

const RecueEmail = ({ prenom, numero, repondreAvant, publicUrl }: Recue) => (
  <EmailLayout
    preview={`Ta demande ${numero} est bien arrivée`}
    reason="Tu reçois ce message parce que tu nous as signalé un paiement qui n’apparaît pas."
  >
    <Heading style={emailStyles.title}>On cherche ton paiement</Heading>
    <Text style={emailStyles.text}>
      Bonjour {prenom}, ta demande porte le numéro {numero}. Nous te répondons avant le{' '}
      {formatWeekday(repondreAvant)}. Ton adhésion commencera à la date de ton paiement, pas à celle de notre
      réponse. Ne paie pas une deuxième fois.
    </Text>
    <Button href={`${publicUrl}${pathTo('/fin-adhesion')}`} style={emailStyles.button}>
      Voir mon adhésion
    </Button>
  </EmailLayout>
)

export const renderReclamationRecue = (props: Recue) => renderMail(<RecueEmail {...props} />)

type Reponse = {
  readonly prenom: string
  readonly numero: string
  readonly reponse: string
  readonly acceptee: boolean
  readonly publicUrl: string
}

const ReponseEmail = ({ prenom, numero, reponse, acceptee, publicUrl }: Reponse) => (
  <EmailLayout
    preview={`La réponse à ta demande ${numero}`}
    reason="Tu reçois ce message parce que tu nous as signalé un paiement qui n’apparaît pas."
  >
    <Heading style={emailStyles.title}>
      {acceptee ? 'On a retrouvé ton paiement' : 'La réponse à ta demande'}
    </Heading>
    <Text style={emailStyles.text}>
      Bonjour {prenom}, voici la réponse à ta demande {numero}.
    </Text>
    <WrittenText>{reponse}</WrittenText>
    <Button href={`${publicUrl}${pathTo('/fin-adhesion')}`} style={emailStyles.button}>
      Voir mon adhésion
    </Button>
  </EmailLayout>
)

export const renderReponseReclamation = (props: Reponse) => renderMail(<ReponseEmail {...props} />)
