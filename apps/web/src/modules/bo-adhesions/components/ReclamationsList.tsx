import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { DetailAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { Card } from '#ui/Card.tsx'
import { Tag } from '#ui/Tag.tsx'
import styles from './ReclamationsList.module.css'

type Reclamation = DetailAdhesion['reclamations'][number]

const Issue = ({ acceptee, dateTraitement }: Pick<Reclamation, 'acceptee' | 'dateTraitement'>) => {
  if (dateTraitement === null)
    return (
      <Tag tone="warning" icon="clock">
        À répondre
      </Tag>
    )
  return acceptee ? (
    <Tag tone="success" icon="check-circle-fill">
      Acceptée
    </Tag>
  ) : (
    <Tag tone="outline" icon="x-bold">
      Refusée
    </Tag>
  )
}

/** Claims of a member about missing payments, latest first. */
export const ReclamationsList = ({ reclamations }: Pick<DetailAdhesion, 'reclamations'>) => (
  <Card as="section" aria-labelledby="reclamations">
    <h2 id="reclamations">Réclamations</h2>
    <ul>
      {reclamations.map((reclamation) => (
        <li key={reclamation.id} className={styles.claim}>
          <p className={styles.head}>
            <strong>{reclamation.numero}</strong>
            <span className="muted">reçue le {formatDate(reclamation.dateCreation, ZONE_PARIS)}</span>
            <Issue {...reclamation} />
          </p>
          {reclamation.message && <p className={styles.words}>«&nbsp;{reclamation.message}&nbsp;»</p>}
          {reclamation.reponse && <p className={styles.words}>Réponse&nbsp;: {reclamation.reponse}</p>}
        </li>
      ))}
    </ul>
  </Card>
)
