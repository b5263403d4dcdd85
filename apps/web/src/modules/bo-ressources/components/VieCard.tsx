import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import type { Demande } from '../demande.ts'
import { NOMS, nomOf, vieOf } from '../mots.ts'
import styles from './Formulaire.module.css'

type VieCardProps = {
  readonly ressource: DetailRessourceBo
  readonly onAsk: (acte: Demande['acte']) => void
}

/** The steps of a resource, where it comes from, who reviewed it, and how to go back to what is published. */
export const VieCard = ({ ressource, onAsk }: VieCardProps) => {
  const { type, proposeePar, relecture, droits } = ressource
  return (
    <Card as="section" aria-labelledby="vie">
      <h2 id="vie" className={styles.title}>
        Vie {NOMS[type].du}
      </h2>
      <div className="stack">
        <Milestones {...vieOf(ressource)} />
        {proposeePar && <p className="small muted">Sur une proposition de {nomOf(proposeePar)}.</p>}
        {relecture && (
          <p className="small muted">
            Relue le {formatDate(relecture.date, ZONE_PARIS)} par {formatName(relecture.par)}.
          </p>
        )}
        {droits.relire && (
          <Button size="sm" onClick={() => onAsk('relire')}>
            Marquer comme relue
          </Button>
        )}
        {ressource.modificationsNonPubliees && (
          <Button size="sm" onClick={() => onAsk('abandonner')}>
            Abandonner les modifications
          </Button>
        )}
      </div>
    </Card>
  )
}
