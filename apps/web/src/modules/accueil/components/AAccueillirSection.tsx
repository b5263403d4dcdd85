import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { cheminEcrire } from '@entrelles/contract/modules/messagerie/messagerie.chemins.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Person } from '#ui/Person.tsx'
import { aAccueillirQuery } from '../accueil.api.ts'
import styles from './Accueil.module.css'

const MONTREES = 3

/** Newcomers of the coordinator’s branch who have not been welcomed yet. */
export const AAccueillirSection = ({ id }: { readonly id: TerritoireId }) => {
  const { adherentes } = useSuspenseQuery(aAccueillirQuery(id)).data
  const attendues = adherentes.filter(({ accueil }) => accueil === null).slice(0, MONTREES)
  if (attendues.length === 0) return null
  return (
    <section className="section" aria-labelledby="a-accueillir">
      <div className="section__head">
        <h2 id="a-accueillir">À accueillir</h2>
        <Link to={`${pathTo('/coordinatrice/antenne')}?antenne=${id}`} standalone>
          Mon antenne
        </Link>
      </div>
      <ul className={styles.people}>
        {attendues.map((nouvelle) => (
          <li key={nouvelle.id}>
            <Card className={styles.welcome}>
              <Person
                name={formatName(nouvelle)}
                photo={miniatureOf(nouvelle.photo)}
                to={pathTo('/membre/:id', { id: nouvelle.id })}
              >
                {[nouvelle.commune, `arrivée le ${formatDate(nouvelle.depuis, ZONE_PARIS)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Person>
              <ButtonLink to={cheminEcrire(nouvelle.id)} size="sm">
                <Icon name="chat-circle-dots" size="sm" />
                Dire bonjour<span className="sr-only"> à {formatName(nouvelle)}</span>
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
