import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { CallError } from '#kit/errors.ts'
import { useListFocus } from '#kit/list/use-list-focus.ts'
import { useList } from '#kit/list/use-list.ts'
import { useUser } from '#kit/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { coupsDePouceQuery, profilQuery } from '../coups-de-pouce.api.ts'
import { demandeOf, liste } from '../liste.ts'
import { CoupDePouceCardsSkeleton } from './CoupDePouceCardsSkeleton.tsx'
import { CoupsDePouceResults } from './CoupsDePouceResults.tsx'

/** The list for the current URL, with its focus management. */
export const CoupsDePouceList = () => {
  const view = useList(liste, undefined)
  const { id } = useUser().adherente
  const { onWiden, onShown } = useListFocus(view.page)
  const isAntenne = view.filters.onglet === 'antenne'
  const profil = useQuery({ ...profilQuery(id), enabled: isAntenne, throwOnError: true })
  const territoireId = profil.data?.territoire?.id
  const demande = demandeOf(view.filters, { id, territoireId })
  const isKnown = !isAntenne || territoireId !== undefined
  const { data: found, error } = useQuery({ ...coupsDePouceQuery(demande, view.page), enabled: isKnown })
  const [refus] = error instanceof CallError ? error.violations : []
  // Distances need the member’s commune: show the refusal, with a link to set it.
  if (refus) {
    return (
      <EmptyState
        title={refus.message}
        actions={<ButtonLink to={pathTo('/mon-compte')}>Mon compte</ButtonLink>}
      >
        Ou regarde les demandes de tout le réseau.
      </EmptyState>
    )
  }
  if (isAntenne && profil.isPending) return <CoupDePouceCardsSkeleton />
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
      <output className="sr-only">
        {found && formatTotal(found.nbcoupsdepouce, found.plus, 'coup de pouce', 'coups de pouce')}
      </output>
      <Boundary loading={<CoupDePouceCardsSkeleton />}>
        <CoupsDePouceResults demande={demande} onShown={onShown} onWiden={onWiden} />
      </Boundary>
    </>
  )
}
