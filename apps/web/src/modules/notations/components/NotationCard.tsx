import { useId, type ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import styles from './Notation.module.css'

type NotationCardProps = { readonly title: string; readonly children: ReactNode }

export const QUESTION = 'Ton avis sur Entrelles, de 1 à 5\u00a0?'

/** The frame of the rating banner. */
export const NotationCard = ({ title, children }: NotationCardProps) => {
  const id = useId()
  return (
    <Card as="section" variant="ink" aria-labelledby={id} className={cx(styles.banner, 'no-print')}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
