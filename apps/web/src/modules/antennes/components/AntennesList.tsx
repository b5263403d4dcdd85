import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Territoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePage } from '#kit/page.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { antennesQuery } from '../antennes.api.ts'
import { hrefOf, isNarrowed, type FiltresAntennes } from '../filtres.ts'
import { parRegion } from '../par-region.ts'
import { AntenneCard } from './AntenneCard.tsx'
import styles from './AntennesList.module.css'

type CartesProps = { readonly antennes: readonly Territoire[]; readonly level: 2 | 3 }

const Cartes = ({ antennes, level }: CartesProps) => (
  <ul className="grid grid--3">
    {antennes.map((antenne) => (
      <li key={antenne.id} className={styles.cell}>
        <AntenneCard antenne={antenne} level={level} />
      </li>
    ))}
  </ul>
)

const NoAntenne = ({ narrowed }: { readonly narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      title="Aucune antenne trouvée"
      actions={<ButtonLink to={pathTo('/antenne')}>Tout afficher</ButtonLink>}
    >
      Essaie le nom d’une commune voisine, ou une autre région.
    </EmptyState>
  ) : (
    <EmptyState title="Les antennes arrivent">La première ouvrira bientôt.</EmptyState>
  )

/** A page of branches, under their regions when they are in that order. */
export const AntennesList = ({ filtres }: { readonly filtres: FiltresAntennes }) => {
  const page = usePage()
  const { territoires, nbterritoires, limit, plus } = useSuspenseQuery(antennesQuery(filtres, page)).data
  const pageCount = pageCountOf(nbterritoires, limit)
  const isByRegion = filtres.triregion !== 'aucun'
  return (
    <>
      <p className="list-count">
        <output>{formatTotal(nbterritoires, plus, 'antenne')}</output>
      </p>
      {territoires.length === 0 && <NoAntenne narrowed={page > 1 || isNarrowed(filtres)} />}
      {isByRegion ? (
        parRegion(territoires).map(({ nom, antennes }) => (
          <section key={nom} className="section">
            <div className="section__head">
              <h2>{nom}</h2>
              {pageCount > 1 && filtres.region === '' && (
                <Link to={hrefOf({ ...filtres, region: nom })} standalone>
                  <span>
                    Tout voir<span className="sr-only">&nbsp;: {nom}</span>
                  </span>
                </Link>
              )}
            </div>
            <Cartes antennes={antennes} level={3} />
          </section>
        ))
      ) : (
        <Cartes antennes={territoires} level={2} />
      )}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={pageCount} hrefFor={(number) => hrefOf(filtres, number)} />
      </div>
    </>
  )
}
