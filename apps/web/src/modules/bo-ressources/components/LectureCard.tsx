import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import type { Demande } from '../demande.ts'
import { publicOf, vieOf } from '../mots.ts'
import { EditionActions } from './EditionActions.tsx'
import styles from './Formulaire.module.css'

type LectureCardProps = {
  readonly ressource: DetailRessourceBo
  readonly onAsk: (acte: Demande['acte']) => void
}

/** A resource that she cannot edit: it is archived, or an administrator prepares changes of it for more members than hers. */
export const LectureCard = ({ ressource, onAsk }: LectureCardProps) => {
  const { titre, resume, statut, droits } = ressource
  return (
    <Card as="section" aria-labelledby="lecture" className="stack">
      <h2 id="lecture" className={styles.subtitle}>
        {titre}
      </h2>
      {resume !== null && <p>{resume}</p>}
      <p className="small muted">{publicOf(ressource)}</p>
      <Milestones {...vieOf(ressource)} />
      <p>
        {statut === 'archivee'
          ? 'Remets-la en ligne pour la modifier.'
          : 'Une administratrice prépare des modifications pour d’autres membres que celles de tes antennes. Tu pourras de nouveau modifier cet article quand elle les aura publiées ou abandonnées.'}
      </p>
      <div className="row">
        {droits.publier && (
          <Button variant="primary" onClick={() => onAsk('remettre')}>
            Remettre en ligne
          </Button>
        )}
        {droits.relire && <Button onClick={() => onAsk('relire')}>Marquer comme relue</Button>}
        <EditionActions ressource={ressource} onAsk={onAsk} />
      </div>
    </Card>
  )
}
