import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Section, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

type Props = { prenom: string; question: string; reponse: string; publicUrl: string }

const ReponseFaqEmail = ({ prenom, question, reponse, publicUrl }: Props) => (
  <EmailLayout
    title="La réponse à ta question"
    preview={reponse}
    reason="Tu reçois ce message parce que tu nous as posé une question depuis la FAQ."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>Tu nous demandais :</Text>
    <Section style={emailStyles.quote}>
      <Text style={emailStyles.text}>{question}</Text>
    </Section>
    <Text style={emailStyles.text}>Voici notre réponse&nbsp;:</Text>
    <WrittenText>{reponse}</WrittenText>
    <Button href={`${publicUrl}${pathTo('/faq')}`} style={emailStyles.button}>
      Lire la FAQ
    </Button>
  </EmailLayout>
)

export const renderReponseFaq = (props: Props) =>
  writeMail('La réponse à ta question', <ReponseFaqEmail {...props} />)
