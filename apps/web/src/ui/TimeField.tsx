import { parseTime } from '@internationalized/date'
import type { FocusEvent } from 'react'
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { cx } from './cx.ts'
import styles from './DateField.module.css'
import { Field } from './Field.tsx'
import fieldStyles from './Field.module.css'
import { useField, type FieldTexts } from './use-field.ts'

type TimeFieldProps = FieldTexts & {
  readonly id?: string | undefined
  readonly name?: string
  /** `HH:mm`, or nothing while the hour is not complete. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly className?: string | undefined
}

const focusFirstSegment = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
}

/** An hour of the day, typed hours then minutes, of twenty-four whatever the browser counts. */
export const TimeField = ({
  label,
  hint,
  description,
  error,
  id,
  value,
  onChange,
  className,
  ...rest
}: TimeFieldProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  return (
    <Field {...texts} isGroup label={label} parts={parts} className={className}>
      {/* The summary of errors leads here. */}
      <div id={parts.control} tabIndex={-1} onFocus={focusFirstSegment} className={styles.target}>
        <AriaTimeField
          {...rest}
          value={value === '' ? null : parseTime(value)}
          onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
          granularity="minute"
          hourCycle={24}
          shouldForceLeadingZeros
          isInvalid={Boolean(error)}
          aria-labelledby={parts.label}
          aria-describedby={control['aria-describedby'] ?? ''}
        >
          <DateInput className={cx(fieldStyles.control, styles.input)}>
            {(segment) => <DateSegment segment={segment} className={cx(styles.segment)} />}
          </DateInput>
        </AriaTimeField>
      </div>
    </Field>
  )
}
