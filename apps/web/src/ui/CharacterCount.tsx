import styles from './Field.module.css'
import { cx } from './cx.ts'
import { useControlValue } from './use-control-value.ts'

type CharacterCountProps = { readonly id: string; readonly length: number; readonly max: number }

const words = (count: number) => `${count} ${count < 2 ? 'caractère' : 'caractères'}`

/** How long a text is. It describes its control, and so is said on focus, not at each key. */
export const CharacterCount = ({ id, length, max }: CharacterCountProps) => (
  <p className={cx(styles.hint, length > max && styles.tooLong)} id={id}>
    {words(length)} sur {max}
  </p>
)

type ControlCharacterCountProps = Omit<CharacterCountProps, 'length'> & {
  /** The id of the control it counts. */
  readonly of: string
}

/** How many characters a native control holds. */
export const ControlCharacterCount = ({ of, ...rest }: ControlCharacterCountProps) => (
  <CharacterCount {...rest} length={useControlValue(of).length} />
)
