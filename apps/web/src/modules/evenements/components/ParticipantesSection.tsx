import { formatName, partsOfAll } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Link } from '#ui/Link.tsx'
import { dernieresQuery } from '../evenements.api.ts'
import styles from './ParticipantesSection.module.css'

/** Number of the latest participants who are named. */
const NOMMEES = 3

/** « Soizic, Awa et Claire », with the names in bold. */
const Noms = ({ membres }: { readonly membres: readonly CarteAdherente[] }) =>
  partsOfAll(membres.map(({ prenom }) => prenom)).map(({ type, value }, index) =>
    // The index is the only key of these parts.
    type === 'element' ? <strong key={index}>{value}</strong> : <span key={index}>{value}</span>,
  )

/** The latest participants, and a link to all of them. */
export const ParticipantesSection = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { id, nbInscrites } = evenement
  const { data: dernieres } = useSuspenseQuery(dernieresQuery(id))
  if (nbInscrites === 0 || dernieres.length === 0) return null
  const nommees = dernieres.slice(0, NOMMEES)
  return (
    <section className="section">
      <div className="section__head">
        <h2>Participantes</h2>
        <Link to={pathTo('/evenement/:id/participant', { id })} standalone>
          {nbInscrites > 1 ? `Voir les ${nbInscrites} participantes` : 'Voir la participante'}
        </Link>
      </div>
      <Card className={styles.card}>
        <div className={styles.faces}>
          {dernieres.map((membre, index) => (
            // Several members may have no photo, and the order never changes: the index is a safe key.
            <Avatar key={index} name={formatName(membre)} src={miniatureOf(membre.photo)} size="sm" />
          ))}
        </div>
        <p className="small">
          {nommees.length > 1 ? 'Dernières inscrites' : 'Dernière inscrite'}&nbsp;: <Noms membres={nommees} />
        </p>
      </Card>
    </section>
  )
}
