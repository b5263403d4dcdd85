import { useSuspenseQueries } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { destinatairesQuery } from '#modules/actus/actus.api.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineList } from '#ui/LineList.tsx'
import type { Ask } from '../acts.ts'
import { actusQuery } from '../bo-actus.api.ts'
import { liste } from '../liste.ts'
import { VIDES } from '../mots.ts'
import { ActuRow } from './ActuRow.tsx'

type ActusListProps = {
  /** Takes the focus after an act that removes a line. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onAsk: Ask
}

/** A page of a tab. */
export const ActusList = ({ heading, onAsk }: ActusListProps) => {
  const view = useList(liste, undefined)
  const [{ data }, { data: totaux }] = useSuspenseQueries({
    queries: [actusQuery(view.filters, view.page), destinatairesQuery()],
  })
  const { publications, nbpublications, limit, plus } = data
  const { titre, phrase } = VIDES[view.filters.statut]
  return (
    <ListPage
      view={view}
      total={{ nb: nbpublications, plus, limit }}
      noun="actu"
      heading={heading}
      isEmpty={publications.length === 0}
      noMatch={{
        title: 'Aucune actu ne correspond',
        text: 'Change de filtre, ou choisis une autre antenne.',
        all: liste.href(undefined, { statut: view.filters.statut }),
      }}
      empty={
        <EmptyState title={titre} level={3}>
          {phrase}
        </EmptyState>
      }
    >
      <LineList>
        {publications.map((actu) => (
          <li key={actu.id}>
            <ActuRow actu={actu} totaux={totaux} onAsk={onAsk} />
          </li>
        ))}
      </LineList>
    </ListPage>
  )
}
