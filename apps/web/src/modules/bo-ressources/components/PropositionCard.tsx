import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { PropositionBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Link } from '#ui/Link.tsx'
import { editionHref } from '../adresses.ts'
import { nomOf } from '../mots.ts'
import styles from './Ressources.module.css'

type PropositionCardProps = {
  readonly proposition: PropositionBo
  readonly isAccepting: boolean
  readonly onAccept: () => void
  readonly onRefuse: () => void
}

/** A link that a member proposes, and its answer. */
export const PropositionCard = ({ proposition, isAccepting, onAccept, onRefuse }: PropositionCardProps) => {
  const { titre, url, commentaire, auteure, statut, dateCreation, dateReponse, mot, ressourceId } =
    proposition
  return (
    <Card as="article" aria-label={titre} className={styles.card}>
      <h3 className={styles.title}>{titre}</h3>
      <Link to={url} standalone>
        {url}
      </Link>
      {commentaire !== null && <p className={styles.words}>{commentaire}</p>}
      <p className="small muted">
        {nomOf(auteure)}, le {formatDate(dateCreation, ZONE_PARIS)}
      </p>
      {statut === 'a_traiter' && (
        <div className="row">
          <Button
            size="sm"
            variant="primary"
            busy={isAccepting}
            busyLabel="Création…"
            aria-label={`Retenir\u00a0: ${titre}`}
            onClick={onAccept}
          >
            Retenir
          </Button>
          <Button size="sm" aria-label={`Écarter\u00a0: ${titre}`} onClick={onRefuse}>
            Écarter
          </Button>
        </div>
      )}
      {dateReponse !== null && (
        <p className="small">
          {statut === 'acceptee' ? 'Retenue' : 'Écartée'} le {formatDate(dateReponse, ZONE_PARIS)}
          {mot !== null && `\u00a0: «\u00a0${mot}\u00a0»`}
        </p>
      )}
      {ressourceId !== null && (
        <Link to={editionHref('administratrice', { id: ressourceId, type: 'lien' })} standalone>
          Ouvrir la ressource
        </Link>
      )}
    </Card>
  )
}
