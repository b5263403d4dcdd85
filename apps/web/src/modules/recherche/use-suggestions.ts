import { SUGGESTIONS_LETTRES_MIN } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '#kit/debounce.ts'
import { suggestionsQuery } from './recherche.api.ts'

/** Shorter than the pause of a filter: what is suggested must follow the typing. */
const PAUSE_MS = 200

/**
 * What the server suggests for these words. The last suggestions stay until the next ones, pending until then; a request no longer wanted is
 * aborted.
 */
export const useSuggestions = (termes: string) => {
  const settled = useDebounced(termes, PAUSE_MS)
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...suggestionsQuery(settled),
    enabled: settled.length >= SUGGESTIONS_LETTRES_MIN,
    placeholderData: keepPreviousData,
  })
  return { trouve: data, isError, isPending: isPending || isPlaceholderData || settled !== termes }
}
