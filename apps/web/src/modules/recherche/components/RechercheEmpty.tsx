import type { Ref } from 'react'
import { writtenIn } from '#kit/written-words.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TOUT } from '../liste.ts'

type RechercheEmptyProps = {
  readonly termes: string
  /** « Essaie avec … »: words that would find something, in some category. */
  readonly suggestion: string | null
  /** The address without filters, when there are some. */
  readonly sansFiltres?: string | undefined
  /** Called when a filter is removed, because the link that removes it disappears. */
  readonly onWiden?: (() => void) | undefined
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** Nothing was found: the words that would find something, fewer filters, or other words. */
export const RechercheEmpty = ({
  termes,
  suggestion,
  sansFiltres,
  onWiden,
  titleRef,
}: RechercheEmptyProps) => (
  <EmptyState
    titleRef={titleRef}
    title={`Aucun résultat pour «\u00a0${termes}\u00a0»`}
    actions={
      <>
        {suggestion !== null && (
          <ButtonLink variant="primary" to={TOUT.href(undefined, { termes: suggestion })}>
            Essaie avec «&nbsp;{suggestion}&nbsp;»
          </ButtonLink>
        )}
        {sansFiltres !== undefined && (
          <ButtonLink to={sansFiltres} onClick={onWiden}>
            Effacer les filtres
          </ButtonLink>
        )}
        <ButtonLink to={TOUT.href(undefined, {})}>Effacer la recherche</ButtonLink>
      </>
    }
  >
    {sansFiltres === undefined
      ? 'Vérifie l’orthographe ou essaie un mot plus court.'
      : 'Retire un filtre, ou essaie un mot plus court.'}
  </EmptyState>
)

type MotsCorrigesProps = {
  readonly termes: string
  readonly mots: readonly string[] | undefined
  /** The results, which write the words with their accents. */
  readonly dans: unknown
}

/** Nothing contains a typed word: what was searched instead. */
export const MotsCorriges = ({ termes, mots, dans }: MotsCorrigesProps) =>
  mots !== undefined &&
  mots.length > 0 && (
    <p className="list-count">
      Rien ne répond à «&nbsp;{termes}&nbsp;». Au plus près&nbsp;:{' '}
      {writtenIn(dans, mots)
        .map((mot) => `«\u00a0${mot}\u00a0»`)
        .join(', ')}
      .
    </p>
  )
