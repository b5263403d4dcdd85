import { formatHour, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type Recours = {
  readonly prenom: string
  readonly reponseAvant: Date
  /** Where it is examined. */
  readonly url: string
}

const RecoursEmail = ({ prenom, reponseAvant, url }: Recours) => {
  const avant = `${formatWeekday(localDayOf(reponseAvant, ZONE_PARIS))} à ${formatHour(reponseAvant, ZONE_PARIS)}`
  return (
    <EmailLayout
      title="Un recours à examiner"
      preview={`Une décision de modération est contestée. Une réponse est attendue avant le ${avant}.`}
      reason="Tu reçois ce message parce que tu n’as pas pris part à cette décision, et que tu peux l’examiner."
    >
      <Text style={emailStyles.text}>Bonjour {prenom},</Text>
      <Text style={emailStyles.text}>
        Une décision de modération est contestée. Une personne qui n’y a pas pris part doit l’examiner de
        nouveau, avant le {avant}.
      </Text>
      <Button href={url} style={emailStyles.button}>
        Ouvrir le recours
      </Button>
      <Text style={emailStyles.foot}>
        Pour protéger les personnes, cet e-mail ne cite ni la décision, ni celle qui la conteste.
      </Text>
    </EmailLayout>
  )
}

export const renderRecours = (props: Recours) =>
  writeMail('Un recours à examiner', <RecoursEmail {...props} />)
