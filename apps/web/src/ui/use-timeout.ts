import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once after `duration` ms without pause; never when `duration` is 0. */
export const useTimeout = (onEnd: () => void, duration: number, isPaused: boolean): void => {
  const remaining = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isPaused || duration <= 0) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [duration, isPaused])
}
