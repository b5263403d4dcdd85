import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Facts.module.css'

type FactsProps = {
  /** Facts whose value React would not show are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
  /** In a narrow container, each name is above its value. */
  readonly isNarrow?: boolean
}

const isAbsent = (value: ReactNode): boolean =>
  value === null || value === undefined || typeof value === 'boolean' || value === ''

/** A list of names and values, one per line. */
export const Facts = ({ facts, isNarrow = false }: FactsProps) => (
  <dl className={cx(styles.facts, !isNarrow && styles.wide)}>
    {facts.map(
      ([name, value]) =>
        !isAbsent(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
