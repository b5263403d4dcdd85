import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { hrefOf } from '../participantes.ts'
import { participantesQuery } from '../participations.api.ts'
import styles from './ParticipantesList.module.css'

type ParticipantesListProps = { readonly id: string; readonly page: number }

/** A page of who is registered to an event, the latest first (R2.1-10). */
export const ParticipantesList = ({ id, page }: ParticipantesListProps) => {
  const { adherentes, nbadherentes, limit, plus } = useSuspenseQuery(participantesQuery(id, page)).data
  if (adherentes.length === 0 && page === 1) {
    return (
      <EmptyState
        title="Personne n’est encore inscrite"
        actions={<ButtonLink to={pathTo('/evenement/:id', { id })}>Voir l’événement</ButtonLink>}
      >
        Sois la première&nbsp;: les autres suivront.
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="list-count">{formatTotal(nbadherentes, plus, 'participante')}</h2>
      <MembreCards membres={adherentes} />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbadherentes, limit)}
          hrefFor={(number) => hrefOf(id, number)}
        />
      </div>
    </>
  )
}
