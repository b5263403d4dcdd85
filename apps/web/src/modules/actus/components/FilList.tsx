import { formatName, formatTotal } from '@entrelles/contract/kit/format.ts'
import type { FiltresPublications, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useUser } from '#kit/session.ts'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'
import { filQuery, profilQuery } from '../actus.api.ts'
import { demandeOf, isDemandes, liste } from '../liste.ts'
import { PublicationsSkeleton } from './ActusSkeletons.tsx'
import { DemandesEnregistreesList, EnregistresLinks } from './EnregistresList.tsx'
import { FilEmpty, SansAntenneEmpty } from './FilEmpty.tsx'
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

const FilResults = ({ demande }: { readonly demande: FiltresPublications }) => {
  const { filters } = useList(liste, undefined)
  const query = useSuspenseInfiniteQuery(filQuery(demande))
  const rows = useRef<HTMLUListElement>(null)
  // A post that arrives while a next page is read moves others onto it.
  const publications = [
    ...new Map(query.data.pages.flatMap((page) => page.publications).map((one) => [one.id, one])).values(),
  ]
  const [premiere] = publications
  const total = query.data.pages.at(-1)
  if (premiere === undefined) return <FilEmpty filtres={filters} />
  return (
    <>
      <output className="sr-only">
        {total && formatTotal(total.nbpublications, total.plus, 'publication')}
      </output>
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
          <FilResults demande={demandeOf(filters, { id, territoireId: antenne?.id })} />
        )}
      </Boundary>
    </div>
  )
}
