import type { EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import type { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useListChange } from '#kit/list/use-list-change.ts'
import type { View } from '#kit/list/use-list.ts'
import { ChipFilter } from '#ui/ChipFilter.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineList } from '#ui/LineList.tsx'
import { liste, withDossier } from '../liste.ts'
import { VIDES } from '../mots.ts'
import { SignalementLine } from './SignalementLine.tsx'
import styles from './Signalements.module.css'

type SignalementsListProps = {
  readonly view: View<typeof liste.filters, Espace, 'priorite'>
  readonly answer: EndpointResponse<typeof boModerationEndpoints.listSignalements>
  readonly opened: DossierId | undefined
}

/** A page of the queue: the most urgent first, then by deadline. */
export const SignalementsList = ({ view, answer, opened }: SignalementsListProps) => {
  const { filters, page, where, hrefOfPage } = view
  const change = useListChange(view)
  const { signalements, nbsignalements, limit, plus } = answer
  const { titre, phrase } = VIDES[filters.statut]
  return (
    <section aria-label="File des signalements" className={styles.queue}>
      <ListPage
        view={view}
        total={{ nb: nbsignalements, plus, limit }}
        noun="signalement"
        beside={
          (signalements.length > 0 || filters.priorite) && (
            <ChipFilter
              label="Filtrer par priorité"
              chips={[{ value: 'haute', label: 'Priorité haute' }]}
              value={filters.priorite ? [filters.priorite] : []}
              onChange={([priorite]) => change({ priorite: priorite === 'haute' ? priorite : '' })}
            />
          )
        }
        isEmpty={signalements.length === 0}
        noMatch={{
          title: 'Aucun signalement ne correspond',
          text: 'Aucun n’est de priorité haute dans cette liste.',
          all: liste.href(where, { statut: filters.statut }),
        }}
        empty={
          <EmptyState title={titre} level={3}>
            {phrase}
          </EmptyState>
        }
      >
        <LineList>
          {signalements.map((signalement) => (
            <li key={signalement.id}>
              <SignalementLine
                signalement={signalement}
                to={withDossier(hrefOfPage(page), signalement.id)}
                isOpened={signalement.id === opened}
              />
            </li>
          ))}
        </LineList>
      </ListPage>
    </section>
  )
}
