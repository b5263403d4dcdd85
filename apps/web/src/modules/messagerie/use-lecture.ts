import { useEffect, useRef, type RefObject } from 'react'
import { useIsOnline } from '#kit/online.ts'
import { sendLecture } from './messagerie.api.ts'

/** Several messages that come into sight together are one reading. */
const PAUSE_MS = 250
const NON_LU = '[data-non-lu]'

const isSeen = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2)

/**
 * Tells the server how far she has read: a message counts once half of it is in sight, in a tab that is shown. What could
 * not be told is told when the network is back.
 */
export const useLecture = (
  discussionId: string,
  box: RefObject<HTMLElement | null>,
  /** The last message of the thread; a change looks for new elements. */
  dernier: number,
  luJusqua: number,
): void => {
  const seen = useRef(0)
  const told = useRef(luJusqua)
  const isOnline = useIsOnline()
  useEffect(() => {
    const root = box.current
    if (!root || !isOnline) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const numero = seen.current
      if (numero <= told.current || document.visibilityState === 'hidden') return
      told.current = numero
      sendLecture(discussionId, numero).catch(() => {
        told.current = Math.min(told.current, numero - 1)
      })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (document.visibilityState === 'hidden') return
        for (const entry of entries) {
          if (isSeen(entry))
            seen.current = Math.max(seen.current, Number(entry.target.getAttribute('data-numero')))
        }
        clearTimeout(timer)
        timer = setTimeout(tell, PAUSE_MS)
      },
      { root, threshold: [0, 0.5, 1] },
    )
    const look = () => {
      observer.disconnect()
      for (const element of root.querySelectorAll(NON_LU)) observer.observe(element)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [discussionId, box, dernier, isOnline])
}
