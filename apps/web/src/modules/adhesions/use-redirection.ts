import { useEffect, useState } from 'react'
import { queryClient } from '#kit/query-client.ts'
import { createPaiement, mesAdhesionsQuery } from './adhesions.api.ts'
import { redirectionOf } from './redirection.ts'

type Redirection = { readonly isLeaving: boolean; readonly error?: unknown }

const HERE: Redirection = { isLeaving: false }

/** Redirects to the payment page: one call however often the member clicks, busy until the redirect (R4-8). */
export const useRedirection = () => {
  const [redirection, setRedirection] = useState<Redirection>(HERE)

  // The back button may restore this page from the back/forward cache in its busy state.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setRedirection(HERE)
      void queryClient.invalidateQueries({ queryKey: mesAdhesionsQuery().queryKey })
    }
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  /** Without `minima`, at the rate of the payment that just failed. */
  const leave = async (minima?: boolean): Promise<void> => {
    setRedirection({ isLeaving: true })
    try {
      const { url } = await createPaiement(
        minima ?? (await queryClient.fetchQuery(mesAdhesionsQuery())).minima,
      )
      const address = redirectionOf(url, location.origin)
      // R8-1: a missing URL is handled as any failure.
      if (address === undefined) throw new Error('No address to pay at.')
      location.assign(address)
    } catch (error) {
      setRedirection({ isLeaving: false, error })
    }
  }
  return { ...redirection, leave }
}
