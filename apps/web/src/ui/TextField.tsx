import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { useField, type FieldTexts } from './use-field.ts'

// `maxLength` only shows a counter. Truncating pasted text would lose it silently; the validation error tells what to do.
type TextFieldProps = ComponentProps<'input'> & FieldTexts

/** A native text input: `register` of react-hook-form applies directly. */
export const TextField = ({
  label,
  hint,
  description,
  error,
  maxLength,
  id,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id, hasCounter: maxLength !== undefined })
  return (
    <Field {...texts} label={label} parts={parts} maxLength={maxLength} className={className}>
      <input {...rest} {...control} type={type} className={styles.control} />
    </Field>
  )
}
