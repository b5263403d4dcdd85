import { Button, Heading, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'

/** What a mail about an event says; every one of them has the same shape. */
export type Courrier = {
  readonly sujet: string
  readonly titre: string
  readonly paragraphes: readonly string[]
  /** Words of somebody else, as she wrote them. */
  readonly citation?: string
  /** When and where, each with its name. */
  readonly faits?: readonly (readonly [string, string])[]
  readonly bouton: { readonly texte: string; readonly chemin: string }
  readonly visio?: string
  readonly note?: string
  /** The way out of the event, or of its queue. */
  readonly sortie?: { readonly texte: string; readonly lien: string; readonly chemin: string }
  readonly raison: string
}

type Props = { readonly courrier: Courrier; readonly publicUrl: string }

const Citation = ({ texte }: { texte: string }) => (
  <div style={emailStyles.quote}>
    {texte.split(/\n{2,}/).map((paragraphe, place) => (
      <Text
        // Paragraphs may repeat, and never move.
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
      {/* Nothing behind a link: read as text, a full stop would become a part of it. */}
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
