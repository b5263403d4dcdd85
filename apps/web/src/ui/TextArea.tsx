import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { useField, type FieldTexts } from './use-field.ts'

// As in TextField, `maxLength` only shows a counter.
type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

export const TextArea = ({
  label,
  hint,
  description,
  error,
  maxLength,
  id,
  className,
  ...rest
}: TextAreaProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id, hasCounter: maxLength !== undefined })
  return (
    <Field {...texts} label={label} parts={parts} maxLength={maxLength} className={className}>
      <textarea {...rest} {...control} className={cx(styles.control, styles.area)} />
    </Field>
  )
}
