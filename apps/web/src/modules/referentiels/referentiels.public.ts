import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { queryOf } from '#kit/query.ts'
import { isCode } from './communes.ts'

export { communesFound } from './communes.ts'

/**
 * The communes of a postal code once its five digits are typed; undefined while they belong to the previous code.
 * `choose` is called with the commune of a code that has only one.
 */
export const useCommunes = (code: string, choose?: (id: VilleId) => void) => {
  const settled = useDebounced(code)
  const { data, isError } = useQuery({
    ...queryOf(referentielsEndpoints.listVilles, { query: { codePostal: settled } }),
    enabled: isCode(settled),
  })
  const isCurrent = settled === code && isCode(code)
  const only = isCurrent && data?.length === 1 ? data[0]?.id : undefined
  const chooseOnly = useEffectEvent((id: VilleId) => choose?.(id))
  useEffect(() => {
    if (only !== undefined) chooseOnly(only)
  }, [only])
  return { villes: isCurrent ? data : undefined, isError: isCurrent && isError }
}
