import type { ReactNode } from 'react'
import { CharacterCount, ControlCharacterCount } from './CharacterCount.tsx'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FieldParts, FieldTexts } from './use-field.ts'

type FieldProps = FieldTexts & {
  readonly parts: FieldParts
  /** Shows a counter: characters used, out of this number. */
  readonly maxLength?: number | undefined
  /** The length of the text, when the control is not a native one. */
  readonly length?: number | undefined
  /** The control is a group: `parts.label` names it through aria-labelledby. */
  readonly isGroup?: boolean
  /** The error may appear while typing: it is announced. */
  readonly isErrorLive?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A live region must be in the page before its text. */
const FieldErrorPlace = ({ isLive, children }: { readonly isLive: boolean; readonly children: ReactNode }) =>
  isLive ? (
    <div aria-live="polite" className={styles.live}>
      {children}
    </div>
  ) : (
    children
  )

/** The layout of a field: label and hint above its control; description, counter and error below. */
export const Field = ({
  label,
  hint,
  description,
  error,
  parts,
  maxLength,
  length,
  isGroup = false,
  isErrorLive = false,
  className,
  children,
}: FieldProps) => (
  <div className={cx(styles.field, error && styles.invalid, className)}>
    {isGroup ? (
      <span className={styles.label} id={parts.label}>
        {label}
      </span>
    ) : (
      <label className={styles.label} id={parts.label} htmlFor={parts.control}>
        {label}
      </label>
    )}
    {hint && (
      <p className={styles.hint} id={parts.hint}>
        {hint}
      </p>
    )}
    {children}
    <FieldErrorPlace isLive={isErrorLive}>
      {error && <FieldError id={parts.error}>{error}</FieldError>}
    </FieldErrorPlace>
    {description && (
      <div className={styles.hint} id={parts.description}>
        {description}
      </div>
    )}
    {maxLength !== undefined &&
      (length === undefined ? (
        <ControlCharacterCount id={parts.counter} of={parts.control} max={maxLength} />
      ) : (
        <CharacterCount id={parts.counter} length={length} max={maxLength} />
      ))}
  </div>
)
