import { formatDayMonth } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { EPINGLES_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeleteEpingle } from '#modules/actus/actus.api.ts'
import { Card } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { epingleesQuery } from '../bo-actus.api.ts'
import styles from './Marge.module.css'

/** The pins of the whole network. Each branch has its own besides. */
export const EpingleesCard = () => {
  const { epinglees } = useSuspenseQuery(epingleesQuery()).data
  const { mutate: unpin } = useDeleteEpingle('La publication n’est plus épinglée.')
  return (
    <Card as="section" aria-labelledby="epinglees">
      <h2 id="epinglees" className={styles.title}>
        Épinglées, {epinglees.length} sur {EPINGLES_MAX}
      </h2>
      <p className="small muted">
        Pour tout le réseau. Une épingle tombe seule après son dernier jour&nbsp;; chaque antenne a les
        siennes.
      </p>
      <ul className={styles.lines}>
        {epinglees.map(({ id, titre, epingleeJusquau }) => (
          <li key={id} className={styles.line}>
            <span className={styles.words}>
              <Link to={pathTo('/actu/:id', { id })} standalone>
                {titre}
              </Link>
              <span className="small muted">jusqu’au {formatDayMonth(epingleeJusquau)}</span>
            </span>
            <IconButton
              plain
              icon="push-pin-slash"
              label={`Détacher\u00a0: ${titre}`}
              onClick={() => unpin({ params: { id } })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
