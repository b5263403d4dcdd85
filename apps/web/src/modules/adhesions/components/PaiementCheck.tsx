import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadUser } from '#kit/session.ts'
import { statutQuery } from '../adhesions.api.ts'
import { VERIFICATION_MS } from '../issue.ts'
import { PaiementOutcome } from './PaiementOutcome.tsx'
import { PaiementPending } from './PaiementPending.tsx'

/** Polls the status of a payment and shows it (R4-8). */
export const PaiementCheck = ({ checkoutId }: { readonly checkoutId: number }) => {
  const [until] = useState(() => Date.now() + VERIFICATION_MS)
  const { data, isError, errorUpdateCount, isFetching, dataUpdatedAt, refetch } = useQuery(
    statutQuery(checkoutId, until),
  )
  const ask = () => void refetch()
  // A refetch after an initial failure resets isError: keep showing the failure until data arrives.
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0)
  const isPaid = data?.statut === 'paye'

  // Updates the header and the guards; on failure the next page load reads the user again.
  useEffect(() => {
    if (isPaid) loadUser().catch(() => undefined)
  }, [isPaid])

  if (hasFailed)
    return <PaiementOutcome key="erreur" issue="erreur" isAnswer retry={ask} isRetrying={isFetching} />
  if (data === undefined || data.statut === 'en_attente') {
    const isAutomatic = data === undefined || dataUpdatedAt < until
    return (
      <PaiementPending
        isAnswer={errorUpdateCount > 0}
        askedAt={dataUpdatedAt}
        isAutomatic={isAutomatic}
        isAsking={isFetching}
        onAsk={ask}
      />
    )
  }
  return (
    <PaiementOutcome key={data.statut} issue={data.statut} isPremiere={data.premiere === true} isAnswer />
  )
}
