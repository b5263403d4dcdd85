import { RATING_MAX, RATING_MIN } from '@entrelles/contract/kit/constants.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import styles from './Notation.module.css'

const NOTES = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index)

const ENDS: Readonly<Record<number, string>> = {
  [RATING_MIN]: 'pas du tout satisfaite',
  [RATING_MAX]: 'ravie',
}

/** « 1 sur 5, pas du tout satisfaite », « 2 sur 5 » */
const nameOf = (note: number): string => [`${note} sur ${RATING_MAX}`, ENDS[note]].filter(Boolean).join(', ')

/** The note that a key leads to; undefined for other keys. */
const noteAfter = (key: string, from: number): number | undefined => {
  if (key === 'Home') return RATING_MIN
  if (key === 'End') return RATING_MAX
  if (key === 'ArrowRight' || key === 'ArrowDown') return from === RATING_MAX ? RATING_MIN : from + 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return from === RATING_MIN ? RATING_MAX : from - 1
  return undefined
}

type NoteButtonsProps = { readonly note: number | undefined; readonly onRate: (note: number) => void }

/**
 * The five scores, as a group of radio buttons with one stop of the Tab key. Arrow keys only move the focus, and Enter or Space
 * chooses: native radio buttons choose at each arrow, which would send every score on the way.
 */
export const NoteButtons = ({ note, onRate }: NoteButtonsProps) => {
  const group = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(note ?? RATING_MIN)
  const move = (event: KeyboardEvent) => {
    const next = noteAfter(event.key, current)
    if (next === undefined) return
    event.preventDefault()
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next - RATING_MIN]?.focus()
  }
  return (
    <>
      <div ref={group} role="radiogroup" aria-label="Note de 1 à 5" className={styles.notes}>
        {NOTES.map((one) => (
          <button
            key={one}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above: an <input type="radio"> sends too early
            role="radio"
            aria-checked={one === note}
            aria-label={nameOf(one)}
            tabIndex={one === current ? 0 : -1}
            className={styles.note}
            onFocus={() => setCurrent(one)}
            onKeyDown={move}
            onClick={() => onRate(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        {Object.entries(ENDS).map(([one, words]) => (
          <span key={one}>{`${one}\u00a0: ${words}`}</span>
        ))}
      </p>
    </>
  )
}
