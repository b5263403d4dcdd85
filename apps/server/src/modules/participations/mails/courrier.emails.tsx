import { Button, Img, Link, Text } from '@react-email/components'
import { DateCard, type DateCardProps } from '#kit/mail/DateCard.tsx'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'
import { LIGHT } from '#kit/mail/mail-colors.ts'
import { WrittenText } from '#kit/mail/WrittenText.tsx'

export type Change = { readonly nom: string; readonly avant: string; readonly apres: string }

/** The content of a mail about an event; every mail has this shape. */
export type Courrier = {
  readonly sujet: string
  readonly titre: string
  /** What an inbox shows after the subject. */
  readonly apercu: string
  readonly carte: DateCardProps
  readonly paragraphes: readonly string[]
  /** A text written by somebody, quoted unchanged. */
  readonly citation?: string
  /** What a member knew about the event, and what she must know now. */
  readonly changements?: readonly Change[]
  /** The QR code of the registration is shown. */
  readonly hasCode?: boolean
  readonly bouton: { readonly texte: string; readonly chemin: string }
  readonly visio?: string
  readonly note?: string
  /** The link that leaves the event or its waiting list. */
  readonly sortie?: { readonly texte: string; readonly lien: string; readonly chemin: string }
  readonly raison: string
}

type Props = {
  readonly courrier: Courrier
  readonly publicUrl: string
  /** The URL that stops this kind of mail. */
  readonly desabonnement?: string | undefined
}

/** The name under which the mail carries the image of the code. */
export const QR_CID = 'qr-inscription@entrelles'
const QR_PX = 180
const qrCell = {
  backgroundColor: '#FFFFFF',
  border: `1px solid ${LIGHT.line}`,
  borderRadius: '14px',
  overflow: 'hidden',
  width: `${QR_PX}px`,
}

/** The image is white around the code in both themes: scanners need that margin. */
const Code = ({ page }: { readonly page: string }) => (
  <>
    <Text style={emailStyles.text}>
      {'À l’entrée, montre ton QR code\u202f: ta présence est notée en un instant.'}
    </Text>
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} style={{ margin: '0 0 14px' }}>
      <tbody>
        <tr>
          <td className="mail-qr" width={QR_PX} style={qrCell}>
            <Img
              src={`cid:${QR_CID}`}
              width={QR_PX}
              height={QR_PX}
              alt="QR code de ton inscription"
              style={{ borderRadius: '14px' }}
            />
          </td>
          <td style={{ paddingLeft: '18px' }}>
            <Text style={{ ...emailStyles.note, margin: 0 }}>
              {'Pas de réseau sur place\u202f? Ton prénom suffit.'}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
    <Text style={{ ...emailStyles.note, margin: 0 }}>
      {'Ton code est aussi sur la page de l’événement\u202f:'}
      <br />
      <Link href={page} style={emailStyles.address}>
        {page}
      </Link>
    </Text>
  </>
)

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

const CourrierEmail = ({ courrier, publicUrl, desabonnement }: Props) => {
  const { titre, apercu, carte, paragraphes, citation, changements = [], bouton, visio } = courrier
  const { hasCode = false, note, sortie, raison } = courrier
  const stop = desabonnement === undefined ? undefined : { desabonnement, publicUrl }
  return (
    <EmailLayout title={titre} preview={apercu} reason={raison} stop={stop}>
      <DateCard {...carte} />
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
      {hasCode && <Code page={`${publicUrl}${bouton.chemin}`} />}
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

export const renderCourrier = (props: Props) => writeMail(props.courrier.sujet, <CourrierEmail {...props} />)
