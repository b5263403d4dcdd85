import { formatDistance, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Card } from '#ui/Card.tsx'
import { Link } from '#ui/Link.tsx'
import { Person } from '#ui/Person.tsx'
import { nouvellesQuery, PROCHE_KM } from '../accueil.api.ts'
import styles from './Accueil.module.css'

const MONTREES = 4

/** Newcomers near the member, the nearest first. */
export const NouvellesMembresSection = () => {
  const { adherentes } = useSuspenseQuery(nouvellesQuery()).data
  const nouvelles = adherentes.slice(0, MONTREES)
  if (nouvelles.length === 0) return null
  return (
    <section className="section" aria-labelledby="nouvelles">
      <div className="section__head">
        <h2 id="nouvelles">Nouvelles près de chez toi</h2>
        <Link to={`${pathTo('/membre')}?distanceKm=${PROCHE_KM}&nouvelles=oui`} standalone>
          Tout voir<span className="sr-only">&nbsp;: nouvelles membres</span>
        </Link>
      </div>
      <Card>
        <ul className={styles.people}>
          {nouvelles.map((membre) => (
            <li key={membre.id}>
              <Person
                name={formatName(membre)}
                photo={miniatureOf(membre.photo)}
                to={membre.id === null ? undefined : pathTo('/membre/:id', { id: membre.id })}
              >
                {[
                  membre.profession,
                  membre.ville?.nom,
                  membre.distanceKilometre !== undefined && formatDistance(membre.distanceKilometre),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Person>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
