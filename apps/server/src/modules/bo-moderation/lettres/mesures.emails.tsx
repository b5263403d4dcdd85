import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { ActionDecision } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { CIBLE_MESURES } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import type {
  PorteeRestriction,
  TypeCible,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { nomTienne } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { Button, Section, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

type Cible = { readonly type: TypeCible; readonly titre: string }

type Mesure = Cible & {
  readonly prenom: string
  readonly action: ActionDecision
  readonly motif: string
  readonly portee: PorteeRestriction | null
  readonly jusquau: CivilDay | null
  /** Where she appeals. */
  readonly recours: string
}

type Textes = { readonly sujet: string; readonly fait: string }

const INTERDITS: Readonly<Record<PorteeRestriction, string>> = {
  publication: 'tu ne peux plus publier ni répondre',
  message: 'tu ne peux plus envoyer de message',
}

const jourOf = (jusquau: CivilDay | null): string => (jusquau === null ? '' : formatDay(jusquau))

const TEXTES: Readonly<Record<ActionDecision, (mesure: Mesure) => Textes>> = {
  masquer: (mesure) => ({
    sujet: 'Ton contenu est masqué',
    fait: `Nous avons masqué ${nomTienne(mesure)}\u00a0: les autres membres ne voient plus ce contenu.`,
  }),
  restaurer: (mesure) => ({
    sujet: 'Ton contenu est de nouveau visible',
    fait: `Nous avons rétabli ${nomTienne(mesure)}\u00a0: les autres membres voient de nouveau ce contenu.`,
  }),
  avertir: (mesure) => ({
    sujet: 'Un avertissement de l’équipe de modération',
    fait: `Nous avons examiné ${nomTienne(mesure)}, et nous t’adressons cet avertissement.`,
  }),
  restreindre: ({ portee, jusquau }) => ({
    sujet: 'Ton compte est limité',
    fait: `Jusqu’au ${jourOf(jusquau)} inclus, ${INTERDITS[portee ?? 'publication']}. Le reste ne change pas.`,
  }),
  suspendre: ({ jusquau }) => ({
    sujet: 'Ton compte est suspendu après un signalement',
    fait: `Jusqu’au ${jourOf(jusquau)} inclus, tu ne peux plus te connecter, et les autres membres ne te voient plus. Rien n’est effacé.`,
  }),
  exclure: () => ({
    sujet: 'Tu ne fais plus partie du réseau',
    fait: 'Deux administratrices ont décidé de fermer ton compte, sans date de retour. Tu ne peux plus te connecter, et les autres membres ne te voient plus.',
  }),
}

const RAISON = 'Tu reçois ce message parce que l’équipe de modération a pris une décision qui te concerne.'

const MesureEmail = (mesure: Mesure) => {
  const { prenom, action, motif, recours } = mesure
  const { sujet, fait } = TEXTES[action](mesure)
  return (
    <EmailLayout title={sujet} preview={fait} reason={RAISON}>
      <Text style={emailStyles.text}>Bonjour {prenom},</Text>
      <Text style={emailStyles.text}>{fait}</Text>
      <Text style={emailStyles.text}>Voici pourquoi&nbsp;:</Text>
      <Section style={emailStyles.quote}>
        <WrittenText style={emailStyles.quoted}>{motif}</WrittenText>
      </Section>
      {action !== 'restaurer' && (
        <>
          <Text style={emailStyles.text}>
            Tu n’es pas d’accord&nbsp;? Tu peux demander un recours, une fois. Une autre personne examinera la
            décision.
          </Text>
          <Button href={recours} style={emailStyles.button}>
            Demander un recours
          </Button>
        </>
      )}
    </EmailLayout>
  )
}

export const renderMesure = (mesure: Mesure) =>
  writeMail(TEXTES[mesure.action](mesure).sujet, <MesureEmail {...mesure} />)

type Levee = Cible & { readonly prenom: string; readonly publicUrl: string }

const LeveeEmail = ({ prenom, publicUrl, ...cible }: Levee) => (
  <EmailLayout
    title="Notre décision est levée"
    preview="Ce que l’équipe de modération avait décidé à ton sujet ne s’applique plus."
    reason={RAISON}
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      Après examen, ce que nous avions décidé au sujet de {nomTienne(cible)} ne s’applique plus. Tu retrouves
      tout comme avant.
    </Text>
    <Button href={`${publicUrl}${CIBLE_MESURES.url}`} style={emailStyles.button}>
      Voir dans mon compte
    </Button>
  </EmailLayout>
)

export const renderMesuresLevees = (levee: Levee) =>
  writeMail('Notre décision à ton sujet est levée', <LeveeEmail {...levee} />)
