import type { ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { cx } from './cx.ts'
import { FieldError } from './FieldError.tsx'
import { useField } from './use-field.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; it may hold links. */
  readonly children: ReactNode
  readonly error?: string | undefined
  /** Framed, for a choice put forward. */
  readonly boxed?: boolean
}

/** A box to tick. */
export const Checkbox = ({ children, error, boxed = false, id, className, ...rest }: CheckboxProps) => {
  const { parts, control } = useField({ id, error })
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      <label className={cx(styles.check, boxed && styles.boxed)}>
        <input {...rest} {...control} type="checkbox" />
        <span>{children}</span>
      </label>
      {error && <FieldError id={parts.error}>{error}</FieldError>}
    </div>
  )
}
