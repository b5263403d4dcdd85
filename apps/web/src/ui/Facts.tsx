import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Facts.module.css'

type FactsProps = {
  /** What each is called; one without a value is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
  /** In a narrow place, each name stands above its value. */
  readonly isNarrow?: boolean
}

/** Facts, one a line. */
export const Facts = ({ facts, isNarrow = false }: FactsProps) => (
  <dl className={cx(styles.facts, !isNarrow && styles.wide)}>
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== '' && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
