import { DEBOUNCE_MS } from '@entrelles/contract/kit/constants.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

type SearchTerms = {
  /** What the field shows. */
  readonly text: string
  readonly setText: (text: string) => void
  /** What is searched: `?termes=` of the address, half a second after the last key. */
  readonly termes: string
}

/** Search terms kept in the address, so that a search can be shared and come back to. */
export const useSearchTerms = (): SearchTerms => {
  const [searchParams, setSearchParams] = useSearchParams()
  const termes = searchParams.get('termes') ?? ''
  const [text, setText] = useState(termes)
  const written = useRef(termes)

  useEffect(() => {
    // The address changed by itself, by a link or by the back button: the field follows.
    if (termes !== written.current) setText(termes)
    written.current = termes
  }, [termes])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = wanted
      setSearchParams(wanted === '' ? {} : { termes: wanted }, { replace: true, preventScrollReset: true })
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, setSearchParams])

  return { text, setText, termes }
}
