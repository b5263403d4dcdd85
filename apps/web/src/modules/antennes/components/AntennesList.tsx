import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type { Territoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { REGIONS } from '@entrelles/contract/modules/referentiels/departements.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { antennesQuery } from '../antennes.api.ts'
import { liste, trisOf } from '../liste.ts'
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

/** A page of branches, grouped by region when sorted by region. */
export const AntennesList = () => {
  const view = useList(liste, undefined)
  const { filters, page } = view
  const { territoires, nbterritoires, limit, plus } = useSuspenseQuery(antennesQuery(filters, page)).data
  return (
    <ListPage
      view={view}
      total={{ nb: nbterritoires, plus, limit }}
      head={
        <p className="list-count">
          <output>{formatTotal(nbterritoires, plus, 'antenne')}</output>
        </p>
      }
      isEmpty={territoires.length === 0}
      level={2}
      noMatch={{
        title: 'Aucune antenne trouvée',
        text: 'Essaie le nom d’une commune voisine, ou une autre région.',
        all: liste.href(undefined, {}),
      }}
      empty={<EmptyState title="Les antennes arrivent">La première ouvrira bientôt.</EmptyState>}
    >
      {trisOf(filters).triregion === 'aucun' ? (
        <Cartes antennes={territoires} level={2} />
      ) : (
        parRegion(territoires).map(({ nom, antennes }) => (
          <section key={nom} className="section">
            <div className="section__head">
              <h2>{nom}</h2>
              {pageCountOf(nbterritoires, limit) > 1 && filters.region === undefined && (
                <Link
                  to={liste.href(undefined, { ...filters, region: REGIONS.find((known) => known === nom) })}
                  standalone
                >
                  <span>
                    Tout voir<span className="sr-only">&nbsp;: {nom}</span>
                  </span>
                </Link>
              )}
            </div>
            <Cartes antennes={antennes} level={3} />
          </section>
        ))
      )}
    </ListPage>
  )
}
