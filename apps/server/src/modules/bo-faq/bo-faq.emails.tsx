import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Heading, Section, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

type Props = { prenom: string; question: string; reponse: string; publicUrl: string }

const ReponseFaqEmail = ({ prenom, question, reponse, publicUrl }: Props) => (
  <EmailLayout preview={`Réponse : ${question}`}>
    <Heading style={emailStyles.title}>La réponse à ta question</Heading>
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>Tu nous demandais :</Text>
    <Section style={emailStyles.quote}>
      <Text style={emailStyles.text}>{question}</Text>
    </Section>
    <WrittenText>{reponse}</WrittenText>
    <Button href={`${publicUrl}${pathTo('/faq')}`} style={emailStyles.button}>
      Lire la FAQ
    </Button>
  </EmailLayout>
)

export const renderReponseFaq = (props: Props) => renderMail(<ReponseFaqEmail {...props} />)
