import { useEffect, useRef } from 'react'
import { surligner } from './surlignage.ts'

const NOM = 'recherche'

/** The pieces of a text node that answer the search, as ranges of the document. */
const rangesIn = (node: Text, termes: string): readonly Range[] => {
  let at = 0
  return surligner(node.data, termes).flatMap(({ texte, isTrouve }) => {
    const [from, to] = [at, at + texte.length]
    at = to
    if (!isTrouve || to > node.data.length) return []
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [range]
  })
}

const textsIn = (element: Element): readonly Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text)
  return texts
}

/**
 * Marks the searched words in the results, over the cards of other modules, which know nothing of a search. A browser
 * without this API shows the results unmarked.
 */
export const useSurlignage = (termes: string, found: unknown) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null || !('highlights' in CSS)) return undefined
    const texts = Array.from(place.current.querySelectorAll('li')).flatMap(textsIn)
    CSS.highlights.set(NOM, new Highlight(...texts.flatMap((text) => rangesIn(text, termes))))
    return () => void CSS.highlights.delete(NOM)
  }, [termes, found])
  return place
}
