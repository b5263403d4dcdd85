import { formatName, formatTotal } from '@entrelles/contract/kit/format.ts'
import type { FiltresPublications, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { useListFocus } from '#kit/list/use-list-focus.ts'
import { useList } from '#kit/list/use-list.ts'
import { useUser } from '#kit/session.ts'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'
import { filQuery, profilQuery } from '../actus.api.ts'
import { demandeOf, isDemandes, liste, resserresOf } from '../liste.ts'
import { PublicationsSkeleton } from './ActusSkeletons.tsx'
import { DemandesEnregistreesList, EnregistresLinks } from './EnregistresList.tsx'
import { FilEmpty, SansAntenneEmpty } from './FilEmpty.tsx'
import { FilActiveFilters } from './FilFilters.tsx'
import styles from './Publication.module.css'
import { PublicationCards } from './PublicationCards.tsx'

/** The posts of one member are read under her name. */
const AuteureCallout = ({ premiere }: { readonly premiere: Publication }) => (
  <Callout icon="user">
    <p>
      Les publications de {formatName(premiere.auteure)}.{' '}
      <Link to={liste.href(undefined, {})}>Voir tout le réseau</Link>
    </p>
  </Callout>
)

type FilResultsProps = {
  readonly demande: FiltresPublications
  /** Called when the feed has rendered, with its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

const FilResults = ({ demande, onShown, onWiden }: FilResultsProps) => {
  const { filters } = useList(liste, undefined)
  const query = useSuspenseInfiniteQuery(filQuery(demande))
  const rows = useRef<HTMLUListElement>(null)
  const count = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    onShown(1, count.current)
  }, [onShown])
  // A post that arrives while a next page is read moves others onto it.
  const publications = [
    ...new Map(query.data.pages.flatMap((page) => page.publications).map((one) => [one.id, one])).values(),
  ]
  const [premiere] = publications
  const total = query.data.pages.at(-1)
  const nombre = total && formatTotal(total.nbpublications, total.plus, 'publication')
  const actifs = <FilActiveFilters filtres={filters} onRemove={onWiden} />
  if (premiere === undefined)
    return (
      <>
        {actifs}
        <FilEmpty filtres={filters} titleRef={count} onWiden={onWiden} />
      </>
    )
  return (
    <>
      <output className="sr-only">{nombre}</output>
      <div className={resserresOf(filters).length > 0 ? styles.found : 'sr-only'}>
        <h2 ref={count} tabIndex={-1} className="list-count">
          {nombre}
        </h2>
        {actifs}
      </div>
      {filters.auteure && <AuteureCallout premiere={premiere} />}
      <PublicationCards ref={rows} publications={publications} level={2} />
      <LoadNextPage rows={rows} nb={publications.length} query={query}>
        Plus de publications
      </LoadNextPage>
    </>
  )
}

/** The feed that the URL names. */
export const FilList = () => {
  const { filters } = useList(liste, undefined)
  const { id } = useUser().adherente
  const { onWiden, onShown } = useListFocus(1)
  const isAntenne = filters.fil === 'antenne'
  const profil = useQuery({ ...profilQuery(id), enabled: isAntenne, throwOnError: true })
  const antenne = profil.data?.territoire ?? profil.data?.territoireCoordonne
  if (isAntenne && profil.isPending) return <PublicationsSkeleton />
  if (isAntenne && !antenne) return <SansAntenneEmpty />
  return (
    <div className={styles.feed}>
      {filters.fil === 'enregistrees' && <EnregistresLinks />}
      <Boundary key={liste.href(undefined, filters)} loading={<PublicationsSkeleton />}>
        {isDemandes(filters) ? (
          <DemandesEnregistreesList />
        ) : (
          <FilResults
            demande={demandeOf(filters, { id, territoireId: antenne?.id })}
            onShown={onShown}
            onWiden={onWiden}
          />
        )}
      </Boundary>
    </div>
  )
}
