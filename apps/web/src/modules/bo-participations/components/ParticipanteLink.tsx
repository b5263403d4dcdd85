import type { ParticipationBo } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReactNode } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Person } from '#ui/Person.tsx'
import { quiOf } from '../mots.ts'

type ParticipanteLinkProps = {
  readonly espace: Espace
  readonly adherente: ParticipationBo['adherente']
  readonly children?: ReactNode
}

/** Her name leads to what whoever looks may read of her. */
export const ParticipanteLink = ({ espace, adherente, children }: ParticipanteLinkProps) => {
  const id = adherente?.id ?? undefined
  const to = espace === 'administratrice' ? `/administratrice/adherente/${id}/edition` : `/membre/${id}`
  return (
    <Person
      name={quiOf(adherente)}
      photo={miniatureOf(adherente?.photo ?? null)}
      to={id === undefined ? undefined : to}
    >
      {children}
    </Person>
  )
}
