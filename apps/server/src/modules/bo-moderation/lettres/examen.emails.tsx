import type { IssueRecours } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { Button, Section, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

type Exclusion = {
  readonly prenom: string
  /** Where it is confirmed. */
  readonly url: string
}

const ExclusionEmail = ({ prenom, url }: Exclusion) => (
  <EmailLayout
    title="Une exclusion à confirmer"
    preview="Une administratrice propose d’exclure une membre. Rien ne change sans l’accord d’une seconde."
    reason="Tu reçois ce message parce que tu es administratrice du réseau."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Une administratrice propose d’exclure une membre du réseau. Il faut l’accord d’une seconde
      administratrice. D’ici là, rien ne change, et la membre n’en sait rien.
    </Text>
    <Button href={url} style={emailStyles.button}>
      Ouvrir le signalement
    </Button>
    <Text style={emailStyles.foot}>Pour protéger les personnes, cet e-mail n’en nomme aucune.</Text>
  </EmailLayout>
)

export const renderExclusionAConfirmer = (props: Exclusion) =>
  writeMail('Une exclusion à confirmer', <ExclusionEmail {...props} />)

type Reponse = { readonly prenom: string; readonly issue: IssueRecours; readonly reponse: string }

const ISSUES: Readonly<Record<IssueRecours, string>> = {
  maintenue: 'La décision est maintenue.',
  revue: 'La décision a changé.',
}

const ReponseEmail = ({ prenom, issue, reponse }: Reponse) => (
  <EmailLayout
    title="Notre réponse à ton recours"
    preview={`${ISSUES[issue]} Une autre personne de l’équipe a tout examiné de nouveau.`}
    reason="Tu reçois ce message parce que tu as demandé un recours."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Une autre personne de l’équipe a examiné ton recours. {ISSUES[issue]}
    </Text>
    <Section style={emailStyles.quote}>
      <WrittenText style={emailStyles.quoted}>{reponse}</WrittenText>
    </Section>
  </EmailLayout>
)

export const renderReponseRecours = (props: Reponse) =>
  writeMail('Ton recours a une réponse', <ReponseEmail {...props} />)
