import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Bulle } from './groupes.ts'

/** Below this many pixels from the end, the reader is at the end. */
const FIN_PX = 80
/** Older and newer messages are asked for before the reader reaches the edge. */
const BORD_PX = 500

const BULLE = '[data-bulle]'

/** By its id: an older page may put the message in another group, thus in another element. */
type Ancre = { readonly id: string; readonly top: number }

type Defilement = {
  readonly bulles: readonly Bulle[]
  /** There are newer messages that are not loaded. */
  readonly apres: boolean
  /** The id of the element where the thread opens; undefined opens at the end. */
  readonly depart: string | undefined
  readonly onTop: () => void
  readonly onBottom: () => void
}

const topIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

/** A scroll would close the menu of a message that she is reading. */
const hasOpenMenu = (box: Element): boolean => box.querySelector('[aria-expanded="true"]') !== null

/** The first message in sight. */
const findAncre = (box: Element): Ancre | undefined => {
  for (const element of box.querySelectorAll(BULLE)) {
    const top = topIn(box, element)
    if (top + element.clientHeight > 0) return { id: element.id, top }
  }
  return undefined
}

/**
 * Scrolls the thread. It opens at the unread line, at a message or at the end, and stays at the end while the reader is
 * there. What is added elsewhere moves nothing: the first message in sight keeps its place. Not left to the browser's own
 * anchoring, which Safari lacks and which does nothing at the very top.
 */
export const useDefilement = ({ bulles, apres, depart, onTop, onBottom }: Defilement) => {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(depart === undefined)
  const sticks = useRef(depart === undefined)
  const ancre = useRef<Ancre>(undefined)
  const isStarted = useRef(false)
  const edges = useEffectEvent((scrolled: HTMLElement) => {
    const left = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight
    sticks.current = !apres && left < FIN_PX
    setIsAtEnd(sticks.current)
    ancre.current = findAncre(scrolled)
    if (scrolled.scrollTop < BORD_PX) onTop()
    if (left < BORD_PX) onBottom()
  })

  useLayoutEffect(() => {
    const scrolled = box.current
    if (!scrolled) return
    const start = isStarted.current || depart === undefined ? null : document.getElementById(depart)
    if (start) {
      const middle = (scrolled.clientHeight - start.clientHeight) / 3
      scrolled.scrollTop += topIn(scrolled, start) - Math.max(0, middle)
    } else if (sticks.current && !hasOpenMenu(scrolled)) scrolled.scrollTop = scrolled.scrollHeight
    else {
      const kept = ancre.current && document.getElementById(ancre.current.id)
      if (ancre.current && kept) scrolled.scrollTop += topIn(scrolled, kept) - ancre.current.top
    }
    isStarted.current = true
    ancre.current = findAncre(scrolled)
  }, [bulles, depart])

  useEffect(() => {
    const scrolled = box.current
    if (!scrolled) return undefined
    const onScroll = () => edges(scrolled)
    // The keyboard or a longer text takes room from the thread: its end stays in sight.
    const observer = new ResizeObserver(() => {
      if (sticks.current) scrolled.scrollTop = scrolled.scrollHeight
    })
    observer.observe(scrolled)
    scrolled.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', onScroll)
    }
  }, [])

  // A short thread has no scroll event.
  useEffect(() => {
    if (box.current) edges(box.current)
  }, [bulles, apres])

  /** Goes to the end, and stays there when the next messages are drawn. */
  const goToEnd = useCallback((): void => {
    sticks.current = true
    setIsAtEnd(true)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])

  return { box, isAtEnd, goToEnd }
}
