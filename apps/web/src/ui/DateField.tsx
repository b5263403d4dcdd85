import { parseDate } from '@internationalized/date'
import type { FocusEvent } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { cx } from './cx.ts'
import styles from './DateField.module.css'
import { Field } from './Field.tsx'
import fieldStyles from './Field.module.css'
import { useField, type FieldTexts } from './use-field.ts'

type DateFieldProps = FieldTexts & {
  readonly id?: string | undefined
  readonly name?: string
  /** `YYYY-MM-DD`, or nothing while the date is not complete. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** `bday` lets the browser fill it. */
  readonly autoComplete?: string
  readonly isDisabled?: boolean
  readonly className?: string | undefined
}

const focusFirstSegment = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
}

/** A date, typed day, month, year: each part takes its figures and gives way to the next. */
export const DateField = ({
  label,
  hint,
  description,
  error,
  id,
  value,
  onChange,
  className,
  ...rest
}: DateFieldProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  return (
    <Field {...texts} isGroup label={label} parts={parts} className={className}>
      {/* The summary of errors leads here. */}
      <div id={parts.control} tabIndex={-1} onFocus={focusFirstSegment} className={styles.target}>
        <AriaDateField
          {...rest}
          value={value === '' ? null : parseDate(value)}
          onChange={(date) => onChange(date?.toString() ?? '')}
          granularity="day"
          shouldForceLeadingZeros
          isInvalid={Boolean(error)}
          aria-labelledby={parts.label}
          aria-describedby={control['aria-describedby'] ?? ''}
        >
          <DateInput className={cx(fieldStyles.control, styles.input)}>
            {(segment) => <DateSegment segment={segment} className={cx(styles.segment)} />}
          </DateInput>
        </AriaDateField>
      </div>
    </Field>
  )
}
