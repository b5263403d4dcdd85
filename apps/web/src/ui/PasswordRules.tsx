import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './PasswordRules.module.css'
import { useControlValue } from './use-control-value.ts'

/** One thing that a password must have. */
export type PasswordRule = { readonly label: string; readonly isMet: (password: string) => boolean }

type PasswordRulesProps = {
  /** The id of the control they are about. */
  readonly of: string
  readonly rules: readonly PasswordRule[]
}

/** The rules of a password, ticked as it is typed. They describe the control, and so are said on focus. */
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
