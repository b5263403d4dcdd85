import { formatCount } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { EvenementCards } from '#modules/evenements/evenements.public.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { Plate } from '#ui/Plate.tsx'
import { evenementsQuery, membresQuery } from '../antennes.api.ts'
import { presentationOf } from '../description.ts'
import styles from './AntenneOverview.module.css'

/** Number of members in the overview: two rows. */
const APERCU = 6
/** Number of events in the overview: one row. */
const EVENEMENTS = 2
/** Number of communes listed: a branch may have hundreds. */
const COMMUNES_NOMMEES = 12

type AntenneOverviewProps = { readonly antenne: DetailTerritoire }

const Presentation = ({ antenne: { description } }: AntenneOverviewProps) => {
  const { paragraphes } = presentationOf(description)
  if (paragraphes.length === 0) return null
  return (
    <section className="section">
      <div className="section__head">
        <h2>L’antenne</h2>
      </div>
      <div className="prose">
        {paragraphes.map((texte) => (
          <p key={texte}>{texte}</p>
        ))}
      </div>
    </section>
  )
}

const Evenements = ({ antenne: { id } }: AntenneOverviewProps) => {
  const { evenements } = useSuspenseQuery(evenementsQuery(id, 1)).data
  if (evenements.length === 0) return null
  return (
    <section className="section">
      <div className="section__head">
        <h2>Événements</h2>
        <Link to={pathTo('/antenne/:id/evenement', { id })} standalone>
          Tout voir<span className="sr-only">&nbsp;: événements</span>
        </Link>
      </div>
      <EvenementCards evenements={evenements.slice(0, EVENEMENTS)} columns={2} />
    </section>
  )
}

const Membres = ({ antenne: { id } }: AntenneOverviewProps) => {
  const { adherentes } = useSuspenseQuery(membresQuery(id, 1)).data
  return adherentes.length === 0 ? (
    <EmptyState title="Aucune membre ici pour l’instant" level={3}>
      Celles dont la commune est dans l’antenne y apparaîtront.
    </EmptyState>
  ) : (
    <MembreCards membres={adherentes.slice(0, APERCU)} columns={3} />
  )
}

const Zone = ({ antenne: { zone } }: AntenneOverviewProps) => {
  const { departements, communes } = zone
  if (departements.length + communes.length === 0) return null
  const autres = communes.length - COMMUNES_NOMMEES
  return (
    <section className="section">
      <div className="section__head">
        <h2>Son territoire</h2>
      </div>
      {departements.length > 0 && (
        <ul className={styles.zone}>
          {departements.map(({ code, nom }) => (
            <li key={code}>
              <Plate>{code}</Plate> {nom}
            </li>
          ))}
        </ul>
      )}
      {communes.length > 0 && (
        <p className={styles.communes}>
          {communes
            .slice(0, COMMUNES_NOMMEES)
            .map(({ nom }) => nom)
            .join(', ')}
          {autres > 0 && ` et ${autres} ${autres > 1 ? 'autres communes' : 'autre commune'}`}.
        </p>
      )}
    </section>
  )
}

/** Overview of a branch. */
export const AntenneOverview = ({ antenne }: AntenneOverviewProps) => {
  const { id, nbAdherentes } = antenne
  return (
    <div>
      <Presentation antenne={antenne} />
      <Boundary>
        <Evenements antenne={antenne} />
      </Boundary>
      <section className="section">
        <div className="section__head">
          <h2>Membres</h2>
          {nbAdherentes > APERCU && (
            <Link to={pathTo('/antenne/:id/membre', { id })} standalone>
              Voir les {formatCount(nbAdherentes, 'membre')}
            </Link>
          )}
        </div>
        <Boundary>
          <Membres antenne={antenne} />
        </Boundary>
      </section>
      <Zone antenne={antenne} />
    </div>
  )
}
