import { parseTime } from '@internationalized/date'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { SegmentsField, type SegmentsFieldProps } from './SegmentsField.tsx'

/** A time on a 24-hour clock, whatever the locale of the browser. `value` is `HH:mm`, or '' while the time is incomplete. */
export const TimeField = ({
  label,
  hint,
  description,
  error,
  id,
  className,
  value,
  onChange,
  ...rest
}: SegmentsFieldProps) => (
  <SegmentsField {...{ label, hint, description, error, id, className }}>
    {(bound, input) => (
      <AriaTimeField
        {...rest}
        {...bound}
        value={value === '' ? null : parseTime(value)}
        onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
        granularity="minute"
        hourCycle={24}
      >
        {input}
      </AriaTimeField>
    )}
  </SegmentsField>
)
