import { Link, Text } from '@react-email/components'
import { Fragment, type CSSProperties } from 'react'
import { emailStyles } from './EmailLayout.tsx'
import { paragraphsOf } from './written-text.ts'

type Props = { readonly children: string; readonly style?: CSSProperties }

/**
 * A text that somebody wrote, with its line breaks and its links. The breaks are elements: many mail clients and the
 * text version ignore `white-space`.
 */
export const WrittenText = ({ children, style }: Props) =>
  // An index is a safe key here: the parts of a text may repeat, and never move.
  paragraphsOf(children).map((lines, paragraph) => (
    <Text key={paragraph} style={{ ...emailStyles.text, ...style }}>
      {lines.map((parts, line) => (
        <Fragment key={line}>
          {line > 0 && <br />}
          {parts.map(({ text, isLink }, part) =>
            isLink ? (
              <Link key={part} href={text} rel="noopener nofollow" style={emailStyles.address}>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </Fragment>
      ))}
    </Text>
  ))
