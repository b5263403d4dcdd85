import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './Choice.tsx'
import styles from './Choice.module.css'
import { cx } from './cx.ts'
import fieldStyles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { useField, type FieldTexts } from './use-field.ts'

type ChoiceOption = {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

/** Native inputs that share one name: `register` of react-hook-form applies to the whole group. */
export type ChoiceGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> &
  Omit<FieldTexts, 'description'> & {
    readonly options: readonly ChoiceOption[]
    /** Draws a frame around each choice, for important ones. */
    readonly boxed?: boolean
  }

/** Choices under one legend. */
export const ChoiceGroup = ({
  type,
  label,
  hint,
  error,
  options,
  defaultValue,
  boxed,
  id,
  className,
  ...rest
}: ChoiceGroupProps & { readonly type: 'checkbox' | 'radio' }) => {
  const { parts, control } = useField({ id, hint, error })
  return (
    <fieldset
      className={cx(styles.group, error && styles.invalid, className)}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={control['aria-describedby']}
      aria-invalid={type === 'radio' ? control['aria-invalid'] : undefined}
    >
      <legend>{label}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={parts.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map(({ value, ...option }, index) => (
          <Choice
            key={value}
            {...rest}
            {...option}
            type={type}
            value={value}
            boxed={boxed}
            // The error summary links to the first choice.
            id={index === 0 ? parts.control : undefined}
            defaultChecked={defaultValue === undefined ? undefined : [defaultValue].flat().includes(value)}
          />
        ))}
      </div>
      {error && <FieldError id={parts.error}>{error}</FieldError>}
    </fieldset>
  )
}
