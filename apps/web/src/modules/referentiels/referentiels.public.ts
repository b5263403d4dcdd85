import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '#kit/debounce.ts'
import { queryOf } from '#kit/query.ts'
import { isCode } from './communes.ts'

export { communesFound } from './communes.ts'

/** The communes of a postal code once its five digits are typed; undefined while they belong to the previous code. */
export const useCommunes = (code: string) => {
  const settled = useDebounced(code)
  const { data, isError } = useQuery({
    ...queryOf(referentielsEndpoints.listVilles, { query: { codePostal: settled } }),
    enabled: isCode(settled),
  })
  const isCurrent = settled === code && isCode(code)
  return { villes: isCurrent ? data : undefined, isError: isCurrent && isError }
}
