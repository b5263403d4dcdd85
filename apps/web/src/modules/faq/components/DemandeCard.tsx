import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './DemandeCard.module.css'
import { DemandeDialog } from './DemandeDialog.tsx'

/** Shown under the questions: a member who found no answer can write to the team. */
export const DemandeCard = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="aside" variant="contour" aria-labelledby="pas-trouve">
      <h2 id="pas-trouve" className={styles.title}>
        Pas trouvé&nbsp;?
      </h2>
      <p className={styles.text}>Pose ta question à l’équipe&nbsp;: la réponse t’arrive par e-mail.</p>
      <Button variant="primary" block onClick={() => setIsOpen(true)}>
        Poser une question
      </Button>
      {isOpen && <DemandeDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
