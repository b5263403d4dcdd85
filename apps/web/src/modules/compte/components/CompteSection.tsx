import { useId, type ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import styles from './CompteSection.module.css'

type CompteSectionProps = { readonly title: string; readonly children: ReactNode }

/** A section of the account, loaded and saved separately. */
export const CompteSection = ({ title, children }: CompteSectionProps) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
