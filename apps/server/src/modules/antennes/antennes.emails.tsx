import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type Props = { readonly prenom: string; readonly nom: string; readonly publicUrl: string }

const ArriveeEmail = ({ prenom, nom, publicUrl }: Props) => (
  <EmailLayout
    title={`Tu coordonnes l’antenne ${nom}`}
    preview="Ton espace de coordinatrice est ouvert. Présente ton antenne, accueille celles qui arrivent."
    reason={`Tu reçois ce message parce que l’antenne ${nom} vient de t’être confiée.`}
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      L’antenne {nom} t’est confiée. Tu peux dès maintenant présenter ton antenne, accueillir celles qui
      arrivent et suivre ses membres dans ton espace de coordinatrice.
    </Text>
    <Button href={`${publicUrl}${pathTo('/coordinatrice/antenne')}`} style={emailStyles.button}>
      Ouvrir mon espace
    </Button>
    <Text style={emailStyles.foot}>
      Si tu n’attendais pas ce message, réponds-y&nbsp;: l’équipe te dira ce qu’il en est.
    </Text>
  </EmailLayout>
)

const DepartEmail = ({ prenom, nom, publicUrl }: Props) => (
  <EmailLayout
    title={`Tu ne coordonnes plus l’antenne ${nom}`}
    preview="Merci pour le temps et l’énergie que tu lui as donnés. Tu restes membre du réseau."
    reason={`Tu reçois ce message parce que tu coordonnais l’antenne ${nom}.`}
  >
    <Text style={emailStyles.text}>Bonjour {prenom},</Text>
    <Text style={emailStyles.text}>
      L’antenne {nom} n’est plus dans ton espace de coordinatrice. Merci pour le temps et l’énergie que tu lui
      as donnés. Tu restes membre du réseau, rien d’autre ne change pour toi.
    </Text>
    <Button href={`${publicUrl}${pathTo('/antenne')}`} style={emailStyles.button}>
      Voir les antennes
    </Button>
    <Text style={emailStyles.foot}>
      Si tu penses que c’est une erreur, réponds à ce message&nbsp;: l’équipe t’écoutera.
    </Text>
  </EmailLayout>
)

export const renderArrivee = (props: Props) =>
  writeMail(`Tu coordonnes l’antenne ${props.nom}`, <ArriveeEmail {...props} />)
export const renderDepart = (props: Props) =>
  writeMail(`Tu ne coordonnes plus l’antenne ${props.nom}`, <DepartEmail {...props} />)
