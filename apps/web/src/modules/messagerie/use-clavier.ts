import { useEffect, type RefObject } from 'react'

/** A window lower than this has no room for the header and the menu around the thread. */
const BASSE_PX = 520

/**
 * On a phone, while she types and the keyboard takes its part of the screen, the thread fills exactly what is left: the
 * visual viewport, which some browsers shrink and others scroll. So the keyboard never hides the field.
 */
export const useClavier = (pane: RefObject<HTMLElement | null>, isOn: boolean): void =>
  useEffect(() => {
    const [element, viewport] = [pane.current, window.visualViewport]
    if (!element || !viewport || !isOn) return undefined
    const fit = () => {
      const isWriting =
        document.activeElement?.matches('textarea') && element.contains(document.activeElement)
      // A zoomed page has a smaller viewport too, and nothing to make room for.
      const isLow = viewport.scale === 1 && viewport.height < BASSE_PX
      const isFilling = isWriting && isLow
      element.toggleAttribute('data-clavier', isFilling)
      element.style.setProperty('--haut', `${viewport.offsetTop}px`)
      element.style.setProperty('--hauteur', `${viewport.height}px`)
    }
    // The button that sends would move away under the finger that presses it: only the next event gives the room back.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) requestAnimationFrame(fit)
    }
    element.addEventListener('focusin', fit)
    element.addEventListener('focusout', onFocusOut)
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      element.removeEventListener('focusin', fit)
      element.removeEventListener('focusout', onFocusOut)
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
      element.removeAttribute('data-clavier')
    }
  }, [pane, isOn])
