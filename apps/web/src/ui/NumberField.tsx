import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { useField, type FieldTexts } from './use-field.ts'

type NumberFieldProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> &
  FieldTexts & {
    /** « km », « € »: shown in the field, announced after the label. */
    readonly unit?: string
    readonly decimals?: boolean
  }

/**
 * A number in a text input. `type="number"` would change on scroll, and would drop invalid text before validation can
 * report it.
 */
export const NumberField = ({
  label,
  hint,
  description,
  error,
  unit,
  decimals = false,
  id,
  className,
  ...rest
}: NumberFieldProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  const name = unit ? (
    <>
      {label}
      <span className="sr-only"> ({unit})</span>
    </>
  ) : (
    label
  )
  return (
    <Field {...texts} label={name} parts={parts} className={className}>
      <div className={styles.wrap}>
        <input
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode={decimals ? 'decimal' : 'numeric'}
          className={cx(styles.control, styles.number, unit && styles.withUnit)}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </Field>
  )
}
