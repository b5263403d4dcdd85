import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { FiltresRessources } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useListFocus } from '#kit/list/use-list-focus.ts'
import { useList } from '#kit/list/use-list.ts'
import { useUser } from '#kit/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { demandeOf, liste, uneOf } from '../liste.ts'
import { profilQuery, ressourcesQuery } from '../ressources.api.ts'
import { RessourceCards } from './RessourceCards.tsx'
import styles from './Ressources.module.css'
import { RessourcesActiveFilters } from './RessourcesActiveFilters.tsx'
import { RessourcesEmpty } from './RessourcesEmpty.tsx'
import { RessourcesSkeleton } from './RessourcesSkeleton.tsx'
import { UneCard } from './UneCard.tsx'

type RessourcesResultsProps = {
  readonly demande: FiltresRessources
  /** Called when a page has rendered, with its title. */
  readonly onShown: (page: number, title: HTMLElement | null) => void
  readonly onWiden: () => void
}

/** The count, the article in large, the cards and the pages. */
const RessourcesResults = ({ demande, onShown, onWiden }: RessourcesResultsProps) => {
  const view = useList(liste, undefined)
  const { filters: filtres, page } = view
  const { ressources, nbressources, limit, plus } = useSuspenseQuery(ressourcesQuery(demande, page)).data
  const count = useRef<HTMLHeadingElement>(null)

  const address = view.hrefOfPage(page)
  useEffect(() => {
    onShown(page, count.current)
  }, [address, page, onShown])

  const actifs = <RessourcesActiveFilters filtres={filtres} premiere={ressources[0]} onRemove={onWiden} />
  if (ressources.length === 0 && page === 1) {
    return (
      <>
        <div className={styles.head}>{actifs}</div>
        <RessourcesEmpty filtres={filtres} titleRef={count} onWiden={onWiden} />
      </>
    )
  }
  const une = uneOf(filtres, page, ressources)
  return (
    <section aria-labelledby="nb-ressources">
      <ListPage
        view={view}
        total={{ nb: nbressources, plus, limit }}
        head={
          <div className={styles.head}>
            <h2 id="nb-ressources" ref={count} tabIndex={-1} className="list-count">
              {formatTotal(nbressources, plus, 'ressource')}
            </h2>
            {actifs}
          </div>
        }
        isEmpty={ressources.length === 0}
      >
        {une && <UneCard article={une} />}
        <RessourceCards ressources={ressources.filter(({ id }) => id !== une?.id)} />
      </ListPage>
    </section>
  )
}

/** The list for the current URL, with its focus management. */
export const RessourcesList = () => {
  const view = useList(liste, undefined)
  const { id } = useUser().adherente
  const { onWiden, onShown } = useListFocus(view.page)
  const isAntenne = view.filters.onglet === 'antenne'
  const profil = useQuery({ ...profilQuery(id), enabled: isAntenne, throwOnError: true })
  const antenne = profil.data?.territoire ?? profil.data?.territoireCoordonne
  const isKnown = !isAntenne || Boolean(antenne)
  const demande = demandeOf(view.filters, antenne?.id)
  const { data: found } = useQuery({ ...ressourcesQuery(demande, view.page), enabled: isKnown })
  if (isAntenne && profil.isPending) return <RessourcesSkeleton />
  if (!isKnown) {
    return (
      <EmptyState
        title="Tu n’as pas encore d’antenne"
        actions={<ButtonLink to={pathTo('/antenne')}>Voir les antennes</ButtonLink>}
      >
        Choisis la tienne, ou indique ta commune dans Mon compte.
      </EmptyState>
    )
  }
  return (
    <>
      <output className="sr-only">{found && formatTotal(found.nbressources, found.plus, 'ressource')}</output>
      <Boundary loading={<RessourcesSkeleton />}>
        <RessourcesResults demande={demande} onShown={onShown} onWiden={onWiden} />
      </Boundary>
    </>
  )
}
