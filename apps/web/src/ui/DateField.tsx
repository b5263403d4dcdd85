import { parseDate } from '@internationalized/date'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { SegmentsField, type SegmentsFieldProps } from './SegmentsField.tsx'

/** `value` is `YYYY-MM-DD`, or '' while the date is incomplete. */
type DateFieldProps = SegmentsFieldProps & {
  /** `bday` lets the browser fill in the date. */
  readonly autoComplete?: string
  readonly isDisabled?: boolean
}

/** A date, typed as day, month and year. */
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
