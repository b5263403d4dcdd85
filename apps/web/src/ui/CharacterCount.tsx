import styles from './Field.module.css'
import { cx } from './cx.ts'
import { useControlValue } from './use-control-value.ts'

type CharacterCountProps = { readonly id: string; readonly length: number; readonly max: number }

const words = (count: number) => `${count} ${count < 2 ? 'caractère' : 'caractères'}`

/** The length of a text. It is in the aria-describedby of its control: announced on focus, not at each key. */
export const CharacterCount = ({ id, length, max }: CharacterCountProps) => (
  <p className={cx(styles.hint, length > max && styles.tooLong)} id={id}>
    {words(length)} sur {max}
  </p>
)

type ControlCharacterCountProps = Omit<CharacterCountProps, 'length'> & {
  /** The id of the counted control. */
  readonly of: string
}

/** The length of the text in a native control. */
export const ControlCharacterCount = ({ of, ...rest }: ControlCharacterCountProps) => (
  <CharacterCount {...rest} length={useControlValue(of).length} />
)
