import { useId, useState, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { IconButton } from './IconButton.tsx'
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx'
import { useField, type FieldTexts } from './use-field.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> &
  Omit<FieldTexts, 'description'> & {
    /** Also tells forms which fields are never kept, even while the text is shown. */
    readonly autoComplete: 'current-password' | 'new-password'
    /** The rules of a new password. */
    readonly rules?: readonly PasswordRule[]
    /** The error may appear while typing: it is announced. */
    readonly isErrorLive?: boolean
  }

/** A password field with a button that shows the text. */
export const PasswordField = ({
  label,
  hint,
  error,
  rules,
  isErrorLive = false,
  id,
  className,
  ...rest
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false)
  const generatedId = useId()
  const controlId = id ?? generatedId
  const texts = { hint, error, description: rules && <PasswordRules of={controlId} rules={rules} /> }
  const { parts, control } = useField({ ...texts, id: controlId })
  return (
    <Field {...texts} label={label} parts={parts} isErrorLive={isErrorLive} className={className}>
      <div className={styles.wrap}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={cx(styles.control, styles.withToggle)}
        />
        <IconButton
          plain
          icon={isShown ? 'eye-slash' : 'eye'}
          label="Afficher le mot de passe"
          aria-pressed={isShown}
          className={styles.toggle}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  )
}
