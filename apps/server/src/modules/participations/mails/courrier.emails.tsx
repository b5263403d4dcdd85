import { Button, Heading, Link, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { renderMail } from '#kit/mail/render-mail.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

export type Change = { readonly nom: string; readonly avant: string; readonly apres: string }

/** The content of a mail about an event; every mail has this shape. */
export type Courrier = {
  readonly sujet: string
  readonly titre: string
  readonly paragraphes: readonly string[]
  /** A text written by somebody, quoted unchanged. */
  readonly citation?: string
  /** What a member knew about the event, and what she must know now. */
  readonly changements?: readonly Change[]
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

const Changement = ({ nom, avant, apres }: Change) => (
  <Text style={emailStyles.text}>
    <strong>{nom}</strong>
    <br />
    {'Avant\u202f: '}
    {avant}
    <br />
    {'Maintenant\u202f: '}
    <strong>{apres}</strong>
  </Text>
)

const CourrierEmail = ({ courrier, publicUrl }: Props) => {
  const { sujet, titre, paragraphes, citation, changements = [], faits = [], bouton, visio } = courrier
  const { note, sortie, raison } = courrier
  return (
    <EmailLayout preview={sujet} reason={raison}>
      <Heading style={emailStyles.title}>{titre}</Heading>
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
      {changements.map((change) => (
        <Changement key={change.nom} {...change} />
      ))}
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
