import type { ComponentProps, ReactNode } from 'react'
import styles from './Slip.module.css'

type SlipProps = Omit<ComponentProps<'article'>, 'className'> & {
  /** The number on the stub, and its unit. */
  readonly value: ReactNode
  readonly unit: ReactNode
  readonly actions?: ReactNode
  /** Help below the slip. */
  readonly more?: ReactNode
}

/** A card drawn as a ticket: a number on its stub, then a description and actions. */
export const Slip = ({ value, unit, actions, more, children, ...rest }: SlipProps) => (
  <article {...rest} className={styles.slip}>
    <div className={styles.parts}>
      <p className={styles.value}>
        {value} <small>{unit}</small>
      </p>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  </article>
)
