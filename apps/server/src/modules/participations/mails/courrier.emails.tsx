import { Button, Heading, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'

/** The content of a mail about an event; every mail has this shape. */
export type Courrier = {
  readonly sujet: string
  readonly titre: string
  readonly paragraphes: readonly string[]
  /** A text written by somebody, quoted unchanged. */
  readonly citation?: string
  /** Labelled facts, such as the date and the place. */
  readonly faits?: readonly (readonly [string, string])[]
  readonly bouton: { readonly texte: string; readonly chemin: string }
  readonly visio?: string
  readonly note?: string
  /** The link that leaves the event or its waiting list. */
  readonly sortie?: { readonly texte: string; readonly lien: string; readonly chemin: string }
  readonly raison: string
}

type Props = { readonly courrier: Courrier; readonly publicUrl: string }

const Citation = ({ texte }: { texte: string }) => (
  <div style={emailStyles.quote}>
    {texte.split(/\n{2,}/).map((paragraphe, place) => (
      <Text
        // The index is a safe key: paragraphs may repeat, and never move.
        key={place}
        style={{ ...emailStyles.text, margin: '0 0 9px', whiteSpace: 'pre-line' }}
      >
        {paragraphe}
      </Text>
    ))}
  </div>
)

const CourrierEmail = ({ courrier, publicUrl }: Props) => {
  const { sujet, titre, paragraphes, citation, faits = [], bouton, visio, note, sortie, raison } = courrier
  return (
    <EmailLayout preview={sujet} reason={raison}>
      <Heading style={emailStyles.title}>{titre}</Heading>
      {paragraphes.map((paragraphe) => (
        <Text key={paragraphe} style={emailStyles.text}>
          {paragraphe}
        </Text>
      ))}
      {citation !== undefined && <Citation texte={citation} />}
      {faits.map(([nom, valeur]) => (
        <Text key={nom} style={{ ...emailStyles.text, margin: '0 0 6px' }}>
          <strong>{nom}</strong>
          {'\u202f: '}
          {valeur}
        </Text>
      ))}
      <div style={{ margin: '24px 0 0' }}>
        <Button href={`${publicUrl}${bouton.chemin}`} style={emailStyles.button}>
          {bouton.texte}
        </Button>
      </div>
      {/* No full stop after a link: in the text version, it would become part of the URL. */}
      {visio !== undefined && (
        <Text style={emailStyles.note}>
          Le moment venu,{' '}
          <Link href={`${publicUrl}${visio}`} style={emailStyles.link}>
            rejoins la visio
          </Link>
        </Text>
      )}
      {note !== undefined && <Text style={emailStyles.note}>{note}</Text>}
      {sortie !== undefined && (
        <Text style={emailStyles.foot}>
          {sortie.texte}{' '}
          <Link href={`${publicUrl}${sortie.chemin}`} style={emailStyles.link}>
            {sortie.lien}
          </Link>
        </Text>
      )}
    </EmailLayout>
  )
}

export const renderCourrier = (props: Props) => renderMail(<CourrierEmail {...props} />)
