import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

type Recue = {
  readonly prenom: string
  readonly numero: string
  readonly repondreAvant: string
  readonly publicUrl: string
}

const RecueEmail = ({ prenom, numero, repondreAvant, publicUrl }: Recue) => (
  <EmailLayout
    title="On cherche ton paiement"
    preview={`Nous te répondons avant le ${formatWeekday(repondreAvant)}. Ne paie pas une deuxième fois.`}
    reason="Tu reçois ce message parce que tu nous as signalé un paiement qui n’apparaît pas."
  >
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

export const renderReclamationRecue = (props: Recue) =>
  writeMail(`Ta demande ${props.numero} est bien arrivée`, <RecueEmail {...props} />)

type Reponse = {
  readonly prenom: string
  readonly numero: string
  readonly reponse: string
  readonly acceptee: boolean
  readonly publicUrl: string
}

const ReponseEmail = ({ prenom, numero, reponse, acceptee, publicUrl }: Reponse) => (
  <EmailLayout
    title={acceptee ? 'On a retrouvé ton paiement' : 'La réponse à ta demande'}
    preview={reponse}
    reason="Tu reçois ce message parce que tu nous as signalé un paiement qui n’apparaît pas."
  >
    <Text style={emailStyles.text}>
      Bonjour {prenom}, voici la réponse à ta demande {numero}.
    </Text>
    <WrittenText>{reponse}</WrittenText>
    <Button href={`${publicUrl}${pathTo('/fin-adhesion')}`} style={emailStyles.button}>
      Voir mon adhésion
    </Button>
  </EmailLayout>
)

export const renderReponseReclamation = (props: Reponse) =>
  writeMail(`La réponse à ta demande ${props.numero}`, <ReponseEmail {...props} />)
