import { AIDES_TARIF_REDUIT } from '@entrelles/contract/kit/constants.ts'
import { formatDay, formatMontant } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { montantOf } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { Button, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { sujetOf, texteOf, type Rappel } from './rappel-texte.ts'

type Props = Rappel & { readonly publicUrl: string }

const RappelEmail = ({ publicUrl, ...rappel }: Props) => {
  const { titre, paragraphes } = texteOf(rappel)
  const isOver = rappel.today > rappel.fin
  return (
    <EmailLayout
      title={titre}
      preview={`${isOver ? '' : `Elle court jusqu’au ${formatDay(rappel.fin)}. `}Deux minutes suffisent pour la prolonger, et rien n’est prélevé sans toi.`}
      reason={`Tu reçois ce rappel parce que ton adhésion ${isOver ? 'est terminée' : 'arrive à sa fin'}. Déjà réglé\u202f? Ce message s’est croisé avec ton paiement, n’en tiens pas compte.`}
    >
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

export const renderRappel = (props: Props) => writeMail(sujetOf(props), <RappelEmail {...props} />)
