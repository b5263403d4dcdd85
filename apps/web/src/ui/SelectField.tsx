import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { useField, type FieldTexts } from './use-field.ts'

type SelectFieldProps = ComponentProps<'select'> & FieldTexts

/** A native select; its children are options. */
export const SelectField = ({
  label,
  hint,
  description,
  error,
  id,
  className,
  ...rest
}: SelectFieldProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  return (
    <Field {...texts} label={label} parts={parts} className={className}>
      <select {...rest} {...control} className={cx(styles.control, styles.select)} />
    </Field>
  )
}
