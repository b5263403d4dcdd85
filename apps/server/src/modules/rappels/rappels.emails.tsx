import { AIDES_TARIF_REDUIT } from '@entrelles/contract/kit/constants.ts'
import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { montantOf } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { Button, Heading, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'
import { sujetOf, texteOf, type Rappel } from './rappel-texte.ts'

type Props = Rappel & { readonly publicUrl: string }

const RappelEmail = ({ publicUrl, ...rappel }: Props) => {
  const { titre, paragraphes } = texteOf(rappel)
  return (
    <EmailLayout
      preview={sujetOf(rappel)}
      reason="Déjà réglé&nbsp;? Ce message s’est croisé avec ton paiement, n’en tiens pas compte."
    >
      <Heading style={emailStyles.title}>{titre}</Heading>
      {paragraphes.map((paragraphe) => (
        <Text key={paragraphe} style={emailStyles.text}>
          {paragraphe}
        </Text>
      ))}
      <Button href={`${publicUrl}${pathTo('/fin-adhesion')}`} style={emailStyles.button}>
        Prolonger mon adhésion
      </Button>
      <Text style={emailStyles.note}>
        {formatMontant(montantOf('plein'))} par an. {formatMontant(montantOf('coordinatrice'))} pour les
        coordinatrices, appliqué d’office. {formatMontant(montantOf('reduit'))} si tu bénéficies de l’une de
        ces aides&nbsp;: {AIDES_TARIF_REDUIT.join(', ')}. Rien n’est prélevé sans toi.
      </Text>
      <Text style={emailStyles.note}>
        <Link href={`${publicUrl}${pathTo('/mon-compte')}`} style={emailStyles.link}>
          Ne plus recevoir ces rappels
        </Link>
      </Text>
    </EmailLayout>
  )
}

export const renderRappel = (props: Props) => renderMail(<RappelEmail {...props} />)
