import { useSuspenseQuery } from '@tanstack/react-query'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { membresQuery } from '../antennes.api.ts'
import { membres as liste } from '../liste.ts'

/** Members of a branch (R2.4-4). */
export const AntenneMembresList = ({ id }: { readonly id: string }) => {
  const view = useList(liste, id)
  const { adherentes, nbadherentes, limit, plus } = useSuspenseQuery(membresQuery(id, view.page)).data
  return (
    <ListPage
      view={view}
      total={{ nb: nbadherentes, plus, limit }}
      noun="membre"
      isEmpty={adherentes.length === 0}
      empty={
        <EmptyState title="Aucune membre ici pour l’instant">
          Celles dont la commune est dans l’antenne y apparaîtront.
        </EmptyState>
      }
    >
      <MembreCards membres={adherentes} />
    </ListPage>
  )
}
