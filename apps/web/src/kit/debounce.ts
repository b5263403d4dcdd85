import { DEBOUNCE_MS } from '@entrelles/contract/kit/constants.ts'
import { useEffect, useState } from 'react'

/** Returns the value once it has stopped changing, so that typing does not send a request per letter. */
export const useDebounced = <Value>(value: Value, ms: number = DEBOUNCE_MS): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
