import { Button, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from './EmailLayout.tsx'
import { writeMail } from './render-mail.ts'
import { WrittenText } from './WrittenText.tsx'

type Lien = { readonly texte: string; readonly chemin: string }

/** The content of a mail about something that members write to each other; every one has this shape. */
export type Courrier = {
  readonly sujet: string
  readonly titre: string
  /** What an inbox shows after the subject. */
  readonly apercu: string
  readonly paragraphes: readonly string[]
  /** A text written by a member, quoted unchanged. */
  readonly citation?: string
  readonly bouton: Lien
  /** What else she may do, each on its line. */
  readonly liens?: readonly Lien[]
  readonly note?: string
  readonly raison: string
}

type Props = {
  readonly courrier: Courrier
  readonly publicUrl: string
  /** The URL that stops this kind of mail. */
  readonly desabonnement?: string | undefined
}

const CourrierEmail = ({ courrier, publicUrl, desabonnement }: Props) => {
  const { titre, apercu, paragraphes, citation, bouton, liens = [], note, raison } = courrier
  const stop = desabonnement === undefined ? undefined : { desabonnement, publicUrl }
  return (
    <EmailLayout title={titre} preview={apercu} reason={raison} stop={stop}>
      {paragraphes.map((paragraphe) => (
        <Text key={paragraphe} style={emailStyles.text}>
          {paragraphe}
        </Text>
      ))}
      {citation !== undefined && (
        <div style={emailStyles.quote}>
          <WrittenText style={emailStyles.quoted}>{citation}</WrittenText>
        </div>
      )}
      <div style={{ margin: '24px 0 0' }}>
        <Button href={`${publicUrl}${bouton.chemin}`} style={emailStyles.button}>
          {bouton.texte}
        </Button>
      </div>
      {liens.map(({ texte, chemin }) => (
        <Text key={chemin} style={emailStyles.note}>
          <Link href={`${publicUrl}${chemin}`} style={emailStyles.link}>
            {texte}
          </Link>
        </Text>
      ))}
      {note !== undefined && <Text style={emailStyles.note}>{note}</Text>}
    </EmailLayout>
  )
}

export const renderCourrierEmail = (props: Props) =>
  writeMail(props.courrier.sujet, <CourrierEmail {...props} />)
