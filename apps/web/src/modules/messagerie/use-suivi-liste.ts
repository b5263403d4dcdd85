import { POLLING_MS } from '@entrelles/contract/kit/constants.ts'
import { useEffect } from 'react'
import { onIndice, useIsFluxOpen } from '#kit/indices.ts'
import { useNonLus } from '#kit/non-lus.ts'
import { invalidateListes } from './messagerie.api.ts'

/** Several messages in a row are one reading of the list. */
const PAUSE_MS = 300

/**
 * Keeps the inbox up to date: at each hint but the readings of others, which it does not show, when the red dot changes, and every few
 * checks without a stream.
 */
export const useSuiviListe = (): void => {
  const isFluxOpen = useIsFluxOpen()
  const { messages: isTold } = useNonLus()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onIndice(({ lecture }) => {
      if (lecture) return
      clearTimeout(timer)
      timer = setTimeout(() => void invalidateListes(), PAUSE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => void invalidateListes(), [isTold, isFluxOpen])
  useEffect(() => {
    if (isFluxOpen) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') void invalidateListes()
    }
    const timer = setInterval(look, 3 * POLLING_MS)
    return () => clearInterval(timer)
  }, [isFluxOpen])
}
