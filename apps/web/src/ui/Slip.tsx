import type { ComponentProps, ReactNode } from 'react'
import styles from './Slip.module.css'

type SlipProps = Omit<ComponentProps<'article'>, 'className'> & {
  /** A number, on the stub, and what it counts. */
  readonly value: ReactNode
  readonly unit: ReactNode
  readonly actions?: ReactNode
  /** What may help, under it. */
  readonly more?: ReactNode
}

/** A paper slip: a number on its stub, then what it is about and what to do. */
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
