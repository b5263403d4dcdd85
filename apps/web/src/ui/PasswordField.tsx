import { useState, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { IconButton } from './IconButton.tsx'
import { useField, type FieldTexts } from './use-field.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/** A password, that can be shown while it is typed. */
export const PasswordField = ({
  label,
  hint,
  description,
  error,
  id,
  className,
  ...rest
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false)
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id })
  return (
    <Field {...texts} label={label} parts={parts} className={className}>
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
