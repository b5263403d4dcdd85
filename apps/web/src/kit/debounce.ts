import { DEBOUNCE_MS } from '@entrelles/contract/kit/constants.ts'
import { useEffect, useState } from 'react'

/** A value once it has stood still for a while: what is being typed asks nothing of the server. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
