import { ANCRE_NOTIFICATIONS, pathTo } from '@entrelles/contract/kit/paths.ts'
import { Body, Head, Heading, Html, Link, Preview, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { BRAND, LIGHT } from './mail-colors.ts'
import { DARK_CSS, SMALL_CSS } from './mail-css.ts'

const TEXT_FONT = '"Atkinson Hyperlegible Next Variable", "Segoe UI", Verdana, Arial, sans-serif'
export const TITLE_FONT = '"Bricolage Grotesque Variable", "Segoe UI", Arial, sans-serif'

/** Shared styles of the mails; yellow marks the only button. */
export const emailStyles = {
  title: {
    color: LIGHT.ink,
    fontFamily: TITLE_FONT,
    fontSize: '32px',
    fontWeight: 700,
    letterSpacing: '-.02em',
    lineHeight: '36px',
    margin: '0 0 14px',
    textWrap: 'balance',
  },
  text: { color: LIGHT.ink, fontSize: '17px', lineHeight: '27px', margin: '0 0 18px' },
  /** A paragraph of a quote. */
  quoted: { margin: '0 0 9px' },
  quote: { borderLeft: `3px solid ${LIGHT.ink}`, margin: '0 0 18px', padding: '0 0 0 16px' },
  button: {
    backgroundColor: BRAND.road,
    border: `1.5px solid ${BRAND.ink}`,
    borderRadius: '14px',
    color: BRAND.ink,
    fontSize: '17px',
    fontWeight: 700,
    lineHeight: '20px',
    padding: '15px 26px',
  },
  /** Secondary text, under the button. */
  note: { color: LIGHT.soft, fontSize: '15px', lineHeight: '22px', margin: '18px 0 0' },
  foot: { color: LIGHT.soft, fontSize: '15px', lineHeight: '22px', margin: '18px 0 0' },
  link: { color: LIGHT.link, textDecoration: 'underline' },
  /** A link shown as its full URL. */
  address: { color: LIGHT.link, textDecoration: 'none', wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties>

const small = { color: LIGHT.soft, fontSize: '14px', lineHeight: '21px', margin: '0 0 6px' }
/** Two links, one per line, far enough apart for a finger. */
const choices = { ...small, lineHeight: '28px' }
const body = { backgroundColor: LIGHT.page, fontFamily: TEXT_FONT, margin: 0, padding: '24px 12px' }
const band = { backgroundColor: LIGHT.band, borderRadius: '22px 22px 0 0', padding: '22px 32px' }
const brand = {
  color: BRAND.paper,
  fontFamily: TITLE_FONT,
  fontSize: '24px',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: '40px',
  margin: 0,
}
const sheet = { backgroundColor: LIGHT.sheet, padding: '36px 32px 32px' }
const foot = {
  backgroundColor: LIGHT.foot,
  borderRadius: '0 0 22px 22px',
  borderTop: `1px solid ${LIGHT.line}`,
  padding: '20px 32px 24px',
}

/** The logo as text, because many mail clients block images by default. */
const Mark = () => (
  <span aria-hidden="true" data-skip-in-text="true" style={{ fontSize: '34px', letterSpacing: '-.14em' }}>
    e<span style={{ color: BRAND.road, marginRight: '.3em' }}>ə</span>
  </span>
)

const Cell = ({
  className,
  style,
  children,
}: {
  className: string
  style: CSSProperties
  children: ReactNode
}) => (
  <tr>
    <td className={className} style={style}>
      {children}
    </td>
  </tr>
)

type Stop = {
  /** The absolute URL that stops this kind of mail. */
  readonly desabonnement: string
  readonly publicUrl: string
}

const Choices = ({ desabonnement, publicUrl }: Stop) => (
  <Text style={choices}>
    <Link href={desabonnement} style={emailStyles.link}>
      Ne plus recevoir ces e-mails
    </Link>
    <br />
    <Link href={`${publicUrl}${pathTo('/mon-compte')}#${ANCRE_NOTIFICATIONS}`} style={emailStyles.link}>
      Régler mes notifications
    </Link>
  </Text>
)

type Props = {
  readonly title: string
  /** Shown by inboxes beside the subject: it says something that the subject does not. */
  readonly preview: string
  /** Why she receives this mail, and what to do if it was sent by mistake. */
  readonly reason: string
  /** Undefined for a mail that cannot be switched off. */
  readonly stop?: Stop | undefined
  readonly children: ReactNode
}

/** The layout shared by every mail. */
export const EmailLayout = ({ title, preview, reason, stop, children }: Props) => (
  <Html lang="fr" dir="ltr">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{SMALL_CSS}</style>
      <style>{DARK_CSS}</style>
    </Head>
    <Body className="mail" style={body}>
      <Preview>{preview}</Preview>
      <table
        role="presentation"
        align="center"
        width="100%"
        cellPadding="0"
        cellSpacing="0"
        border={0}
        style={{ margin: '0 auto', maxWidth: '600px' }}
      >
        <tbody>
          <Cell className="mail-band" style={band}>
            <Text style={brand}>
              <Mark />
              Entrelles
            </Text>
          </Cell>
          <Cell className="mail-sheet" style={sheet}>
            <Heading style={emailStyles.title}>{title}</Heading>
            {children}
          </Cell>
          <Cell className="mail-foot" style={foot}>
            <Text style={small}>
              <strong>{'Pourquoi ce message\u202f?'}</strong>
              <br />
              {reason}
            </Text>
            {stop !== undefined && <Choices {...stop} />}
            <Text style={{ ...small, margin: 0 }}>Entrelles, association loi 1901</Text>
          </Cell>
        </tbody>
      </table>
    </Body>
  </Html>
)
