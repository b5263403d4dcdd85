import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { agendaQuery } from '#modules/agenda/agenda.public.ts'
import { EvenementRow } from '#modules/evenements/evenements.public.tsx'
import { Link } from '#ui/Link.tsx'
import { evenementsProchesQuery, evenementsQuery } from '../accueil.api.ts'
import { prochainsOf } from '../prochains.ts'
import styles from './Accueil.module.css'

type ProchainsEvenementsSectionProps = {
  /** Without a commune, no event is near. */
  readonly hasCommune: boolean
}

/** The member’s next events, then other events of the network, those near her first. */
export const ProchainsEvenementsSection = ({ hasCommune }: ProchainsEvenementsSectionProps) => {
  // The page above has already loaded the agenda: the lists do not wait for it.
  const { data: agenda } = useSuspenseQuery(agendaQuery('1', 1))
  const [liste, proches] = useSuspenseQueries({
    queries: [evenementsQuery(), ...(hasCommune ? [evenementsProchesQuery()] : [])],
  })
  const { miens, autres } = prochainsOf({
    agenda: agenda.evenements,
    proches: proches?.data.evenements,
    liste: liste?.data.evenements ?? [],
  })
  return (
    <>
      <section className="section" aria-labelledby="miens">
        <div className="section__head">
          <h2 id="miens">Tes prochains événements</h2>
          <Link
            to={pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 1 })}
            standalone
          >
            Mon agenda
          </Link>
        </div>
        {miens.length === 0 ? (
          <p>Ton agenda est libre&nbsp;: choisis un atelier près de chez toi ou un webinaire à midi.</p>
        ) : (
          <ul className={styles.lines}>
            {miens.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {autres.length > 0 && (
        <section className="section" aria-labelledby="autres">
          <div className="section__head">
            <h2 id="autres">À venir dans le réseau</h2>
            <Link to={pathTo('/evenement')} standalone>
              Tous les événements
            </Link>
          </div>
          <ul className={styles.lines}>
            {autres.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
