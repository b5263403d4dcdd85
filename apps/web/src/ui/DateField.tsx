import { parseDate } from '@internationalized/date'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { SegmentsField, type SegmentsFieldProps } from './SegmentsField.tsx'

/** `value` is `YYYY-MM-DD`, or nothing while the date is not complete. */
type DateFieldProps = SegmentsFieldProps & {
  /** `bday` lets the browser fill it. */
  readonly autoComplete?: string
  readonly isDisabled?: boolean
}

/** A date, typed day, month, year. */
export const DateField = ({
  label,
  hint,
  description,
  error,
  id,
  className,
  value,
  onChange,
  ...rest
}: DateFieldProps) => (
  <SegmentsField {...{ label, hint, description, error, id, className }}>
    {(bound, input) => (
      <AriaDateField
        {...rest}
        {...bound}
        value={value === '' ? null : parseDate(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        granularity="day"
      >
        {input}
      </AriaDateField>
    )}
  </SegmentsField>
)
