import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './PasswordRules.module.css'
import { useControlValue } from './use-control-value.ts'

/** A rule of a new password. */
export type PasswordRule = { readonly label: string; readonly isMet: (password: string) => boolean }

type PasswordRulesProps = {
  /** The id of the password control. */
  readonly of: string
  readonly rules: readonly PasswordRule[]
}

/** Password rules, checked while typing. They are in the aria-describedby of the control: announced on focus. */
export const PasswordRules = ({ of, rules }: PasswordRulesProps) => {
  const password = useControlValue(of)
  return (
    <ul className={styles.rules}>
      {rules.map(({ label, isMet }) => {
        const met = isMet(password)
        return (
          <li key={label} className={cx(styles.rule, met && styles.met)}>
            <Icon name={met ? 'check-circle-fill' : 'circle'} size="sm" />
            <span>
              {label}
              {met && <span className="sr-only"> (respecté)</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
