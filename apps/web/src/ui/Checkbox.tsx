import type { ComponentProps } from 'react'
import { Choice } from './Choice.tsx'
import styles from './Choice.module.css'
import { cx } from './cx.ts'
import fieldStyles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { useField, type FieldTexts } from './use-field.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  Omit<FieldTexts, 'description'> & {
    /** Draws a frame around the choice, for important ones. */
    readonly boxed?: boolean
  }

/** A checkbox whose value is sent with its form. */
export const Checkbox = ({ error, id, className, ...rest }: CheckboxProps) => {
  const { parts, control } = useField({ id, error })
  return (
    <div className={cx(fieldStyles.field, className)}>
      <Choice {...rest} {...control} type="checkbox" />
      {error && (
        <div className={styles.under}>
          <FieldError id={parts.error}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
