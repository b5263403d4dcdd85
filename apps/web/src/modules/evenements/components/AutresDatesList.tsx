import { capitalize } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { ActionList } from '#ui/ActionList.tsx'
import { Card } from '#ui/Card.tsx'
import { debutOf } from '../horaires.ts'
import styles from './EvenementPage.module.css'

/** Upcoming dates of the series. */
export const AutresDatesList = ({ serie, fuseau }: Pick<DetailEvenement, 'serie' | 'fuseau'>) =>
  serie.length > 0 && (
    <Card as="section" aria-labelledby="autres-dates">
      <h2 id="autres-dates" className={styles.title}>
        {serie.length > 1 ? 'Autres dates' : 'Autre date'}
      </h2>
      <ActionList
        actions={serie.flatMap(({ id, dateHeureDebut }) =>
          dateHeureDebut === null
            ? []
            : [
                {
                  to: pathTo('/evenement/:id', { id }),
                  label: capitalize(debutOf({ dateHeureDebut, fuseau })),
                  icon: 'calendar-dots',
                },
              ],
        )}
      />
    </Card>
  )
