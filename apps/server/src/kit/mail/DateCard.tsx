import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatShortMonth, formatShortWeekday } from '@entrelles/contract/kit/format.ts'
import { Text } from '@react-email/components'
import { Fragment } from 'react'
import { emailStyles, TITLE_FONT } from './EmailLayout.tsx'
import { LIGHT } from './mail-colors.ts'

export type DateCardProps = {
  readonly day: CivilDay
  readonly title: string
  /** The date in full, then the place: a screen reader and the text version have these lines only. */
  readonly lines: readonly string[]
  /** Strikes the day through; the lines say so too. */
  readonly isCancelled?: boolean
}

const card = { border: `1px solid ${LIGHT.line}`, borderRadius: '18px', margin: '0 0 20px' }
const dayCell = {
  borderRight: `2px dashed ${LIGHT.line}`,
  fontFamily: TITLE_FONT,
  lineHeight: 1.05,
  padding: '18px 8px',
  width: '104px',
}
const word = { color: LIGHT.ink, fontSize: '15px', fontWeight: 600 }
const number = {
  color: LIGHT.ink,
  fontSize: '48px',
  fontStretch: '80%',
  fontWeight: 750,
  letterSpacing: '-.03em',
  lineHeight: '46px',
}
const name = { fontFamily: TITLE_FONT, fontSize: '20px', lineHeight: '25px' }
const facts = { ...emailStyles.text, fontSize: '16px', lineHeight: '24px', margin: 0 }

/** A date as on a ticket, and what takes place. */
export const DateCard = ({ day, title, lines, isCancelled = false }: DateCardProps) => (
  <table
    role="presentation"
    className="mail-card"
    width="100%"
    cellPadding="0"
    cellSpacing="0"
    border={0}
    style={card}
  >
    <tbody>
      <tr>
        <td
          className="mail-card-day"
          aria-hidden="true"
          data-skip-in-text="true"
          width="104"
          align="center"
          style={dayCell}
        >
          <span style={{ ...word, color: LIGHT.soft }}>{formatShortWeekday(day)}</span>
          <br />
          <span style={{ ...number, ...(isCancelled && { textDecoration: 'line-through' }) }}>
            {Number(day.slice(8))}
          </span>
          <br />
          <span style={word}>{formatShortMonth(day)}</span>
        </td>
        <td className="mail-card-facts" style={{ padding: '16px 20px' }}>
          <Text style={facts}>
            <strong style={name}>{title}</strong>
            {lines.map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </Text>
        </td>
      </tr>
    </tbody>
  </table>
)
