import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Heading, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'
import type { Courrier } from './relance-texte.ts'

type Relance = { readonly courrier: Courrier; readonly publicUrl: string }

const RelanceEmail = ({ courrier: { sujet, titre, paragraphes, bouton }, publicUrl }: Relance) => (
  <EmailLayout
    preview={sujet}
    reason="C’est déjà fait&nbsp;? Ce message s’est croisé avec toi, n’en tiens pas compte."
  >
    <Heading style={emailStyles.title}>{titre}</Heading>
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
  <EmailLayout preview="Ton compte est suspendu" reason="Tu reçois ce message parce que tu as un compte ici.">
    <Heading style={emailStyles.title}>Ton compte est suspendu</Heading>
    <Text style={emailStyles.text}>
      Bonjour {prenom}, ton compte est suspendu
      {jusquau === null ? '. Pour le moment,' : ` jusqu’au ${formatDay(jusquau)} inclus. D’ici là`} tu ne peux
      pas te connecter, et ton profil n’est plus visible. Rien n’est effacé.
    </Text>
    {message !== null && (
      <div style={emailStyles.quote}>
        <WrittenText style={emailStyles.quoted}>{message}</WrittenText>
      </div>
    )}
    <Text style={emailStyles.note}>Une question&nbsp;? Réponds à ce message.</Text>
  </EmailLayout>
)

type FinSuspension = { readonly prenom: string; readonly publicUrl: string }

const FinSuspensionEmail = ({ prenom, publicUrl }: FinSuspension) => (
  <EmailLayout preview="Ton compte est rouvert" reason="Tu reçois ce message parce que tu as un compte ici.">
    <Heading style={emailStyles.title}>Ton compte est rouvert</Heading>
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

const FonctionsEmail = ({ nom, par, ajouts, retraits, publicUrl }: Fonctions) => (
  <EmailLayout
    preview={nom === null ? 'Tes fonctions ont changé' : `Les fonctions de ${nom} ont changé`}
    reason="Ce message part quand des fonctions changent depuis la fiche d’une membre. Un doute&nbsp;? Préviens une autre administratrice."
  >
    <Heading style={emailStyles.title}>
      {nom === null ? 'Tes fonctions ont changé' : `Les fonctions de ${nom} ont changé`}
    </Heading>
    <Text style={emailStyles.text}>{par} vient d’enregistrer ce changement.</Text>
    {ajouts.map((fonction) => (
      <Text key={fonction} style={emailStyles.text}>
        Ajoutée&nbsp;: {fonction}
      </Text>
    ))}
    {retraits.map((fonction) => (
      <Text key={fonction} style={emailStyles.text}>
        Retirée&nbsp;: {fonction}
      </Text>
    ))}
    <Button href={publicUrl} style={emailStyles.button}>
      Ouvrir Entrelles
    </Button>
  </EmailLayout>
)

export const renderRelance = (props: Relance) => renderMail(<RelanceEmail {...props} />)
export const renderSuspension = (props: Suspension) => renderMail(<SuspensionEmail {...props} />)
export const renderFinSuspension = (props: FinSuspension) => renderMail(<FinSuspensionEmail {...props} />)
export const renderFonctions = (props: Fonctions) => renderMail(<FonctionsEmail {...props} />)
