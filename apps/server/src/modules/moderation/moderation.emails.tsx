import { capitalize, formatHour, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import {
  CIBLE_SIGNALEMENTS,
  type EspaceModeration,
} from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import type { Motif, TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { MOTIFS_EN_MOTS, TYPES_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type Signalement = {
  readonly prenom: string
  readonly type: TypeCible
  readonly motif: Motif
  readonly reponseAvant: Date
  /** `reponseAvant` is past. */
  readonly isLate: boolean
  readonly espace: EspaceModeration
  readonly isHaute: boolean
  /** Where it is examined. */
  readonly url: string
}

const RAISONS = {
  administratrice: 'Tu reçois ce message parce que tu es administratrice du réseau.',
  coordinatrice: 'Tu reçois ce message parce que tu coordonnes l’antenne concernée.',
} as const

const sujetOf = (isHaute: boolean): string =>
  isHaute ? 'Signalement urgent à examiner' : 'Un signalement à examiner'

const SignalementEmail = (props: Signalement) => {
  const { prenom, type, motif, reponseAvant, isLate, espace, isHaute, url } = props
  const fait = capitalize(`${TYPES_EN_MOTS[type].cible} ${TYPES_EN_MOTS[type].signalee}.`)
  const jour = formatWeekday(localDayOf(reponseAvant, ZONE_PARIS))
  const avant = `avant le ${jour} à ${formatHour(reponseAvant, ZONE_PARIS)}.`
  return (
    <EmailLayout
      title={sujetOf(isHaute)}
      preview={`${fait} Une réponse ${isLate ? 'était' : 'est'} attendue avant le ${jour}.`}
      reason={RAISONS[espace]}
    >
      <Text style={emailStyles.text}>Bonjour {prenom},</Text>
      <Text style={emailStyles.text}>
        {fait} Motif choisi&nbsp;: {MOTIFS_EN_MOTS[motif]}.{' '}
        {isLate ? 'La réponse est en retard\u00a0: elle était promise' : 'Une réponse est promise'} {avant}
      </Text>
      <Button href={url} style={emailStyles.button}>
        Ouvrir le signalement
      </Button>
      <Text style={emailStyles.foot}>
        Pour protéger les personnes, cet e-mail ne cite ni ce qui est signalé, ni celle qui signale.
      </Text>
    </EmailLayout>
  )
}

export const renderSignalement = (props: Signalement) =>
  writeMail(sujetOf(props.isHaute), <SignalementEmail {...props} />)

type Reponse = { readonly prenom: string; readonly publicUrl: string }

const ReponseEmail = ({ prenom, publicUrl }: Reponse) => (
  <EmailLayout
    title="Ta réponse est là"
    preview="L’équipe de modération a examiné ce que tu as signalé. Lis sa réponse dans ton compte."
    reason="Tu reçois ce message parce que tu nous as fait un signalement."
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      L’équipe de modération a examiné ton signalement. Sa réponse t’attend dans ton compte, où toi seule peux
      la lire.
    </Text>
    <Button href={`${publicUrl}${CIBLE_SIGNALEMENTS.url}`} style={emailStyles.button}>
      Lire la réponse
    </Button>
    <Text style={emailStyles.foot}>
      La membre concernée ne sait pas que c’est toi. En danger, appelle le 17, ou écris un SMS au 114.
    </Text>
  </EmailLayout>
)

export const renderReponseSignalement = (props: Reponse) =>
  writeMail('Ton signalement a une réponse', <ReponseEmail {...props} />)
