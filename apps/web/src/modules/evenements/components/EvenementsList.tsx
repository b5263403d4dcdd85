import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { CallError } from '#kit/errors.ts'
import { useListFocus } from '#kit/list/use-list-focus.ts'
import { useList } from '#kit/list/use-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { evenementsQuery } from '../evenements.api.ts'
import { liste } from '../liste.ts'
import { EvenementCardsSkeleton } from './EvenementCardsSkeleton.tsx'
import { EvenementsResults } from './EvenementsResults.tsx'

/** The list for the current URL, with its focus management. */
export const EvenementsList = () => {
  const view = useList(liste, undefined)
  const { onWiden, onShown } = useListFocus(view.page)
  const { data: found, error } = useQuery(evenementsQuery(view.filters, view.page))
  const [refus] = error instanceof CallError ? error.violations : []
  // Distances need the member’s commune: show the refusal, with a link to set it.
  if (refus) {
    return (
      <EmptyState
        title={refus.message}
        actions={<ButtonLink to={pathTo('/mon-compte')}>Mon compte</ButtonLink>}
      >
        Ou choisis «&nbsp;Toute la France&nbsp;».
      </EmptyState>
    )
  }
  return (
    <>
      <output className="sr-only">{found && formatTotal(found.nbevenements, found.plus, 'événement')}</output>
      <Boundary loading={<EvenementCardsSkeleton />}>
        <EvenementsResults onShown={onShown} onWiden={onWiden} />
      </Boundary>
    </>
  )
}
