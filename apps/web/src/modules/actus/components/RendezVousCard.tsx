import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { agendaQuery } from '#modules/agenda/agenda.public.ts'
import { EvenementDate, heureOf, quandOf } from '#modules/evenements/evenements.public.tsx'
import { Card } from '#ui/Card.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Publication.module.css'

/** The next event of her agenda. */
export const RendezVousCard = () => {
  const { evenements } = useSuspenseQuery(agendaQuery('1', 1)).data
  const prochain = evenements.find(({ isAnnule }) => !isAnnule)
  if (prochain === undefined) return null
  const quand = quandOf(prochain)
  return (
    <Card as="section" variant="ink" aria-labelledby="rendez-vous">
      <h2 id="rendez-vous" className={styles.subtitle}>
        Prochain rendez-vous
      </h2>
      <div className={styles.next}>
        <EvenementDate evenement={prochain} />
        <p>
          <Link to={pathTo('/evenement/:id', { id: prochain.id })}>{prochain.titre}</Link>
          <br />
          <span className="small">
            {[prochain.ville?.nom ?? (prochain.isEnLigne && 'En ligne'), quand && heureOf(quand)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      </div>
    </Card>
  )
}
