import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Montants } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useState } from 'react'
import { useListMontants } from './bo-adhesions.api.ts'

type Montant = Montants['montants'][number]

/** Amounts revealed on request: kept in component state only and lost when the page is left. */
export const useMontants = (ids: readonly AdhesionId[]) => {
  const [known, setKnown] = useState<ReadonlyMap<string, Montant>>(new Map())
  const { mutate, isPending } = useListMontants()
  const missing = ids.filter((id) => !known.has(id))
  return {
    montantOf: (id: AdhesionId | null) => (id === null ? undefined : known.get(id)),
    isShown: ids.length > 0 && missing.length === 0,
    isPending,
    show: () =>
      mutate(
        { body: { ids: missing } },
        {
          onSuccess: ({ montants }) =>
            setKnown((before) => new Map([...before, ...montants.map((one) => [one.id, one] as const)])),
        },
      ),
    hide: () => setKnown(new Map()),
  }
}
