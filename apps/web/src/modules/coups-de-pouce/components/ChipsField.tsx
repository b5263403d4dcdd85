import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { FieldError } from '#ui/FieldError.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useField, type FieldTexts } from '#ui/use-field.ts'
import styles from './ChipsField.module.css'

type ChipsFieldProps = Omit<FieldTexts, 'hint'> & {
  readonly id: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** '' when none is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** After the chips. */
  readonly children?: ReactNode
}

/** Single choice in a short list, drawn as chips. */
export const ChipsField = ({
  id,
  label,
  description,
  error,
  options,
  value,
  onChange,
  children,
}: ChipsFieldProps) => {
  const { parts, control } = useField({ id, description, error })
  return (
    <fieldset
      className={styles.group}
      // With another control beside the chips, it is a group of both.
      role={children ? undefined : 'radiogroup'}
      aria-invalid={children ? undefined : control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      <div className={cx(styles.chips, error && styles.invalid)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={id}
              // The error summary links to the first choice.
              id={index === 0 ? parts.control : undefined}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {value === option.value && <Icon name="check-bold" size="sm" />}
            {option.label}
          </label>
        ))}
        {children}
      </div>
      {error && <FieldError id={parts.error}>{error}</FieldError>}
      {description && (
        <p className="small muted" id={parts.description}>
          {description}
        </p>
      )}
    </fieldset>
  )
}
