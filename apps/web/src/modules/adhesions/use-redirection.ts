import { useEffect, useState } from 'react'
import { queryClient } from '#kit/query-client.ts'
import { createPaiement, mesAdhesionsQuery } from './adhesions.api.ts'
import { redirectionOf } from './redirection.ts'

type Redirection = { readonly isLeaving: boolean; readonly error?: unknown }

const HERE: Redirection = { isLeaving: false }

/** The way to the payment page: one call, however often she presses, and busy until she is there (R4-8). */
export const useRedirection = () => {
  const [redirection, setRedirection] = useState<Redirection>(HERE)

  // Back from the payment page, the browser may show this one again as she left it.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setRedirection(HERE)
      void queryClient.invalidateQueries({ queryKey: mesAdhesionsQuery().queryKey })
    }
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  const leave = async (minima: boolean): Promise<void> => {
    setRedirection({ isLeaving: true })
    try {
      const { url } = await createPaiement(minima)
      const address = redirectionOf(url, location.origin)
      // R8-1: no address is a failure like any other.
      if (address === undefined) throw new Error('No address to pay at.')
      location.assign(address)
    } catch (error) {
      setRedirection({ isLeaving: false, error })
    }
  }
  return { ...redirection, leave }
}
