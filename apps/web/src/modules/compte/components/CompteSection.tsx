import { useId, type ReactNode } from 'react'
import { useFocusFromLink } from '#kit/use-focus-from-link.ts'
import { Card } from '#ui/Card.tsx'
import styles from './CompteSection.module.css'

type CompteSectionProps = {
  readonly title: string
  /** The name by which a link leads to this section: `/mon-compte#protection`. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A section of the account, loaded and saved separately. */
export const CompteSection = ({ title, anchor, children }: CompteSectionProps) => {
  const generatedId = useId()
  const id = anchor ?? generatedId
  const ref = useFocusFromLink<HTMLHeadingElement>(id)
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={anchor === undefined ? undefined : -1} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
