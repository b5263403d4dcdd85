import { Body, Container, Head, Html, Preview, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'

const FONT = 'Verdana, "Segoe UI", sans-serif'

/** The hand of the product's mails: paper, ink, and the yellow road for the one thing to do. */
export const emailStyles = {
  body: { backgroundColor: '#FBF5EA', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  sheet: {
    backgroundColor: '#FFFDF9',
    border: '1px solid #E4D6C1',
    borderRadius: '22px',
    maxWidth: '600px',
    padding: '32px',
  },
  brand: { color: '#34121F', fontSize: '18px', fontWeight: 700, margin: '0 0 24px' },
  title: { color: '#34121F', fontSize: '26px', lineHeight: '32px', margin: '0 0 16px' },
  text: { color: '#34121F', fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
  quote: { borderLeft: '3px solid #34121F', margin: '0 0 16px', padding: '0 0 0 16px' },
  button: {
    backgroundColor: '#FFC928',
    border: '1.5px solid #34121F',
    borderRadius: '14px',
    color: '#34121F',
    fontSize: '16px',
    fontWeight: 700,
    padding: '14px 22px',
  },
  foot: { color: '#6A4652', fontSize: '14px', lineHeight: '21px', margin: '24px 0 0' },
} as const satisfies Record<string, CSSProperties>

/** The frame that every mail shares; `preview` is what an inbox shows beside the subject. */
export const EmailLayout = ({ preview, children }: { preview: string; children: ReactNode }) => (
  <Html lang="fr" dir="ltr">
    <Head>
      <title>{preview}</title>
    </Head>
    <Preview>{preview}</Preview>
    <Body style={emailStyles.body}>
      <Container style={emailStyles.sheet}>
        <Text style={emailStyles.brand}>Entrelles</Text>
        {children}
        <Text style={emailStyles.foot}>Le réseau des femmes qui font vivre leur territoire.</Text>
      </Container>
    </Body>
  </Html>
)
