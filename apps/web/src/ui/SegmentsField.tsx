import type { FocusEvent, ReactNode } from 'react'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './SegmentsField.module.css'
import { useField, type FieldTexts } from './use-field.ts'

export type SegmentsFieldProps = FieldTexts & {
  readonly id?: string | undefined
  readonly name?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly className?: string | undefined
}

/** Props for the date or time field of react-aria. */
type Bound = {
  readonly shouldForceLeadingZeros: true
  readonly isInvalid: boolean
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string
}

type FrameProps = FieldTexts & {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: (bound: Bound, input: ReactNode) => ReactNode
}

const focusFirstSegment = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
}

/** A date or a time, typed segment by segment; a complete segment moves the focus to the next. */
export const SegmentsField = ({ label, hint, description, error, id, className, children }: FrameProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  return (
    <Field {...texts} isGroup label={label} parts={parts} className={className}>
      {/* The error summary links here. */}
      <div id={parts.control} tabIndex={-1} onFocus={focusFirstSegment} className={styles.target}>
        {children(
          {
            shouldForceLeadingZeros: true,
            isInvalid: Boolean(error),
            'aria-labelledby': parts.label,
            'aria-describedby': control['aria-describedby'] ?? '',
          },
          <DateInput className={cx(fieldStyles.control, styles.input)}>
            {(segment) => <DateSegment segment={segment} className={cx(styles.segment)} />}
          </DateInput>,
        )}
      </div>
    </Field>
  )
}
