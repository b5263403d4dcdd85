import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ref } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { liste } from '../liste.ts'

type EvenementsEmptyProps = {
  readonly filtres: FiltresEvenements
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onWiden: () => void
}

/** No result: suggests which filters to remove. */
export const EvenementsEmpty = ({ filtres, titleRef, onWiden }: EvenementsEmptyProps) => {
  const { titre, format } = filtres
  const isFiltered = liste.active(filtres).length > 0 || Boolean(titre)
  const isEnLigne = format === 'en_ligne'
  return (
    <EmptyState
      titleRef={titleRef}
      title={titre ? `Aucun résultat pour «\u00a0${titre}\u00a0»` : 'Aucun événement par ici, pour l’instant'}
      actions={
        <>
          {isFiltered && (
            <ButtonLink to={liste.href(undefined, {})} onClick={onWiden}>
              Effacer les filtres
            </ButtonLink>
          )}
          {!isEnLigne && (
            <ButtonLink to={liste.href(undefined, { format: 'en_ligne' })} onClick={onWiden}>
              Voir les événements en ligne
            </ButtonLink>
          )}
        </>
      }
    >
      {titre
        ? 'Vérifie l’orthographe ou essaie un mot plus court.'
        : 'Élargis la distance ou regarde les webinaires\u202f: ils se suivent de partout.'}
    </EmptyState>
  )
}
