import { formatShortDay } from '@entrelles/contract/kit/format.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { evenementHref } from '../adresses.ts'
import styles from './IntervenantSheet.module.css'

type IntervenantEvenementsListProps = {
  readonly espace: Espace
  readonly evenements: DetailIntervenantBo['evenements']
}

/** Past and future events of a speaker. */
export const IntervenantEvenementsList = ({ espace, evenements }: IntervenantEvenementsListProps) => (
  <div>
    <h3>Événements</h3>
    {evenements.length === 0 ? (
      <p className="muted">Aucun pour l’instant.</p>
    ) : (
      <ul className={styles.events}>
        {evenements.map(({ id, titre, dateHeureDebut, fuseau, isDraft }) => (
          <li key={id}>
            <Icon name="calendar-dots" />
            <Link to={evenementHref(espace, id)} standalone>
              {titre}
            </Link>
            {isDraft ? (
              <Tag tone="outline" icon="pencil-simple">
                Brouillon
              </Tag>
            ) : (
              <span className={`small muted ${styles.day}`}>
                {dateHeureDebut && formatShortDay(localDayOf(dateHeureDebut, fuseau))}
              </span>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
)
