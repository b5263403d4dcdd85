import { TEXTE_CONSENTEMENT } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import { Section, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type Props = { readonly prenom: string }

const DemandeConsentementEmail = ({ prenom }: Props) => (
  <EmailLayout
    title={'Acceptez-vous d’être présentée\u202f?'}
    preview="Vous intervenez à l’un de nos événements. Pour accepter, il suffit de répondre à ce message."
    reason="Vous recevez ce message parce que vous intervenez à un événement d’Entrelles."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Vous intervenez à l’un de nos événements, et nous en sommes très heureuses. Avant de vous présenter aux
      membres du réseau, nous avons besoin de votre accord. Voici ce que vous accepteriez&nbsp;:
    </Text>
    <Section style={emailStyles.quote}>
      <Text style={{ ...emailStyles.text, margin: 0 }}>{TEXTE_CONSENTEMENT.texte}</Text>
    </Section>
    <Text style={emailStyles.text}>
      Pour accepter, répondez simplement «&nbsp;J’accepte&nbsp;» à ce message. Sans réponse de votre part,
      votre nom et votre photo ne sont pas montrés.
    </Text>
    <Text style={emailStyles.foot}>
      Vous pouvez changer d’avis à tout moment, en répondant de la même façon.
    </Text>
  </EmailLayout>
)

export const renderDemandeConsentement = (props: Props) =>
  writeMail(
    'Acceptez-vous d’être présentée aux membres du réseau\u202f?',
    <DemandeConsentementEmail {...props} />,
  )
