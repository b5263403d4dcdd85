import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'
import type { Courrier } from './relance-texte.ts'

type Relance = { readonly courrier: Courrier; readonly publicUrl: string }

const RelanceEmail = ({ courrier: { titre, paragraphes, bouton }, publicUrl }: Relance) => (
  <EmailLayout
    title={titre}
    preview={paragraphes.join(' ')}
    reason="L’équipe t’écrit parce que ton arrivée dans le réseau n’est pas terminée. C’est déjà fait&nbsp;? Ce message s’est croisé avec toi, n’en tiens pas compte."
  >
    {paragraphes.map((paragraphe) => (
      <Text key={paragraphe} style={emailStyles.text}>
        {paragraphe}
      </Text>
    ))}
    <Button href={`${publicUrl}${bouton.chemin}`} style={emailStyles.button}>
      {bouton.texte}
    </Button>
  </EmailLayout>
)

type Suspension = {
  readonly prenom: string
  readonly jusquau: CivilDay | null
  readonly message: string | null
}

const SuspensionEmail = ({ prenom, jusquau, message }: Suspension) => (
  <EmailLayout
    title="Ton compte est suspendu"
    preview={`${jusquau === null ? '' : `Jusqu’au ${formatDay(jusquau)} inclus. `}Rien n’est effacé, et tu peux répondre à ce message.`}
    reason="Tu reçois ce message parce que l’équipe vient de suspendre ton compte."
  >
    <Text style={emailStyles.text}>
      Bonjour {prenom}, ton compte est suspendu
      {jusquau === null ? '. Pour le moment,' : ` jusqu’au ${formatDay(jusquau)} inclus. D’ici là`} tu ne peux
      pas te connecter, et ton profil n’est plus visible. Rien n’est effacé.
    </Text>
    {message !== null && (
      <>
        <Text style={emailStyles.text}>L’équipe t’écrit&nbsp;:</Text>
        <div style={emailStyles.quote}>
          <WrittenText style={emailStyles.quoted}>{message}</WrittenText>
        </div>
      </>
    )}
    <Text style={emailStyles.note}>Une question&nbsp;? Réponds à ce message.</Text>
  </EmailLayout>
)

type FinSuspension = { readonly prenom: string; readonly publicUrl: string }

const FinSuspensionEmail = ({ prenom, publicUrl }: FinSuspension) => (
  <EmailLayout
    title="Ton compte est rouvert"
    preview="Tu retrouves tout comme tu l’avais laissé."
    reason="Tu reçois ce message parce que la suspension de ton compte vient d’être levée."
  >
    <Text style={emailStyles.text}>
      Bonjour {prenom}, la suspension de ton compte est levée. Tu retrouves tout comme tu l’avais laissé.
    </Text>
    <Button href={`${publicUrl}${pathTo('/connexion')}`} style={emailStyles.button}>
      Me connecter
    </Button>
  </EmailLayout>
)

type Fonctions = {
  /** The name of the member concerned; null if she is the recipient. */
  readonly nom: string | null
  readonly par: string
  readonly ajouts: readonly string[]
  readonly retraits: readonly string[]
  readonly publicUrl: string
}

const sujetFonctions = ({ nom }: Fonctions): string =>
  nom === null ? 'Tes fonctions ont changé' : `Les fonctions de ${nom} ont changé`

const FonctionsEmail = (fonctions: Fonctions) => {
  const { par, ajouts, retraits, publicUrl } = fonctions
  const changes = [
    ...ajouts.map((fonction) => `Ajoutée\u00a0: ${fonction}`),
    ...retraits.map((fonction) => `Retirée\u00a0: ${fonction}`),
  ]
  return (
    <EmailLayout
      title={sujetFonctions(fonctions)}
      preview={changes.join(' · ')}
      reason="Ce message part quand des fonctions changent depuis la fiche d’une membre. Un doute&nbsp;? Préviens une autre administratrice."
    >
      <Text style={emailStyles.text}>{par} vient d’enregistrer ce changement.</Text>
      {changes.map((change) => (
        <Text key={change} style={emailStyles.text}>
          {change}
        </Text>
      ))}
      <Button href={publicUrl} style={emailStyles.button}>
        Ouvrir Entrelles
      </Button>
    </EmailLayout>
  )
}

export const renderRelance = (props: Relance) => writeMail(props.courrier.sujet, <RelanceEmail {...props} />)
export const renderSuspension = (props: Suspension) =>
  writeMail('Ton compte est suspendu', <SuspensionEmail {...props} />)
export const renderFinSuspension = (props: FinSuspension) =>
  writeMail('Ton compte est rouvert', <FinSuspensionEmail {...props} />)
export const renderFonctions = (props: Fonctions) =>
  writeMail(sujetFonctions(props), <FonctionsEmail {...props} />)
