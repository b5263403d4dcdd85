import { useCallback, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'

type CharacterCountProps = {
  readonly id: string
  /** The id of the control it counts. */
  readonly of: string
  readonly max: number
}

const plural = new Intl.PluralRules('fr-FR')
const words = (count: number) => `${count} ${plural.select(count) === 'one' ? 'caractère' : 'caractères'}`

const controlOf = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
}

/** Reads the control itself: a form library fills it without passing through React. */
const useLengthOf = (id: string): number =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const control = controlOf(id)
        control?.addEventListener('input', onChange)
        return () => control?.removeEventListener('input', onChange)
      },
      [id],
    ),
    () => controlOf(id)?.value.length ?? 0,
  )

/** How many characters a control holds. It describes it, and so is said on focus, not at each key. */
export const CharacterCount = ({ id, of, max }: CharacterCountProps) => {
  const length = useLengthOf(of)
  return (
    <p className={cx(styles.hint, length > max && styles.tooLong)} id={id}>
      {words(length)} sur {max}
    </p>
  )
}
