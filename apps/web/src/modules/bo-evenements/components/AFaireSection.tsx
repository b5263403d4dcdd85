import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '#ui/Card.tsx'
import { TaskLinks } from '#ui/TaskLinks.tsx'
import { attentesOf } from '../a-faire.ts'
import { aFaireQuery } from '../bo-evenements.api.ts'
import styles from './AFaireSection.module.css'

/** What waits for the administrator, in every section of the back office. */
export const AFaireSection = () => {
  const attentes = attentesOf(useSuspenseQuery(aFaireQuery()).data)
  return (
    <Card as="section" aria-labelledby="a-faire" className={styles.card}>
      <h2 id="a-faire" className={styles.title}>
        Ce qui t’attend
      </h2>
      {attentes.length === 0 ? (
        <p className="muted">Rien n’attend.</p>
      ) : (
        <TaskLinks tasks={attentes} className={styles.tasks} />
      )}
    </Card>
  )
}
