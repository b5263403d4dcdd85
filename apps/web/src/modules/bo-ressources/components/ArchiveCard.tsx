import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import type { Demande } from '../demande.ts'
import { publicOf, vieOf } from '../mots.ts'
import styles from './Formulaire.module.css'

type ArchiveCardProps = {
  readonly ressource: DetailRessourceBo
  readonly onAsk: (acte: Demande['acte']) => void
}

/** What is archived is not edited: it comes back first, or is deleted. */
export const ArchiveCard = ({ ressource, onAsk }: ArchiveCardProps) => {
  const { titre, resume, droits } = ressource
  return (
    <Card as="section" aria-labelledby="archive" className="stack">
      <h2 id="archive" className={styles.subtitle}>
        {titre}
      </h2>
      {resume !== null && <p>{resume}</p>}
      <p className="small muted">{publicOf(ressource)}</p>
      <Milestones {...vieOf(ressource)} />
      <p>Remets-la en ligne pour la modifier.</p>
      <div className="row">
        {droits.publier && (
          <Button variant="primary" onClick={() => onAsk('remettre')}>
            Remettre en ligne
          </Button>
        )}
        {droits.supprimer && (
          <Button variant="danger" onClick={() => onAsk('supprimer')}>
            Supprimer
          </Button>
        )}
      </div>
    </Card>
  )
}
