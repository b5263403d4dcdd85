import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Button, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'

/** What a digest says of one fact. */
export type LigneResume = { readonly texte: string; readonly url: string }

/** More would not be read: the button leads to the rest. */
const LIGNES_MAX = 20

type Props = {
  readonly prenom: string
  readonly lignes: readonly LigneResume[]
  readonly publicUrl: string
  readonly desabonnement: string | undefined
}

const ResumeEmail = ({ prenom, lignes, publicUrl, desabonnement }: Props) => {
  const [first] = lignes
  const others = lignes.length - LIGNES_MAX
  return (
    <EmailLayout
      title="Voici ce qui t’attend"
      preview={first?.texte ?? ''}
      reason="Tu as choisi de recevoir ces nouvelles en résumé. Il ne reprend jamais ce que tu as déjà lu."
      {...(desabonnement !== undefined && { stop: { desabonnement, publicUrl } })}
    >
      <Text style={emailStyles.text}>Bonjour {prenom},</Text>
      {lignes.slice(0, LIGNES_MAX).map(({ texte, url }, n) => (
        // Two facts may have the same words, and the same page.
        <Text key={n} style={emailStyles.text}>
          <Link href={`${publicUrl}${url}`} style={emailStyles.link}>
            {texte}
          </Link>
        </Text>
      ))}
      {others > 0 && <Text style={emailStyles.text}>{`Et ${others} de plus.`}</Text>}
      <Button href={`${publicUrl}${pathTo('/notifications')}`} style={emailStyles.button}>
        Tout voir
      </Button>
    </EmailLayout>
  )
}

export const renderResume = (props: Props) => renderMail(<ResumeEmail {...props} />)
