import { DEBOUNCE_MS } from '@entrelles/contract/kit/constants.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

type TypedTerms = {
  /** What the field shows. */
  readonly text: string
  readonly setText: (text: string) => void
}

/** What is typed, written half a second after the last key; the field follows whatever else changes it. */
export const useTypedTerms = (termes: string, write: (termes: string) => void): TypedTerms => {
  const [text, setText] = useState(termes)
  const written = useRef(termes)
  const onWrite = useEffectEvent(write)

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
      onWrite(wanted)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText }
}

/** Search terms kept in the address (`?termes=`), so that a search can be shared and come back to. */
export const useSearchTerms = (): TypedTerms & { readonly termes: string } => {
  const [searchParams, setSearchParams] = useSearchParams()
  const termes = searchParams.get('termes') ?? ''
  const typed = useTypedTerms(termes, (wanted) =>
    setSearchParams(wanted === '' ? {} : { termes: wanted }, { replace: true, preventScrollReset: true }),
  )
  return { ...typed, termes }
}
