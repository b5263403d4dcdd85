import { pathTo } from '@entrelles/contract/kit/paths.ts'
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

const hrefOf = (espace: Espace, id: string): string =>
  espace === 'administratrice'
    ? pathTo('/administratrice/adherente/:id/edition', { id })
    : pathTo('/membre/:id', { id })

/** A participant; her name links to her record for administrators, to her profile for coordinators. */
export const ParticipanteLink = ({ espace, adherente, children }: ParticipanteLinkProps) => {
  return (
    <Person
      name={quiOf(adherente)}
      isUnknown={adherente === null}
      photo={miniatureOf(adherente?.photo ?? null)}
      to={adherente?.id ? hrefOf(espace, adherente.id) : undefined}
    >
      {children}
    </Person>
  )
}
