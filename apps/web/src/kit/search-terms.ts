import { DEBOUNCE_MS } from '@entrelles/contract/kit/constants.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

type TypedTerms = {
  /** The value of the field. */
  readonly text: string
  readonly setText: (text: string) => void
}

/** Calls `write` half a second after the last key; the field follows external changes of the terms. */
export const useTypedTerms = (termes: string, write: (termes: string) => void): TypedTerms => {
  const [text, setText] = useState(termes)
  const written = useRef(termes)
  const onWrite = useEffectEvent(write)

  useEffect(() => {
    // A link or the back button changed the URL: update the field.
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

/** Search terms stored in the URL (`?termes=`), so that a search can be shared and restored. */
export const useSearchTerms = (): TypedTerms & { readonly termes: string } => {
  const [searchParams, setSearchParams] = useSearchParams()
  const termes = searchParams.get('termes') ?? ''
  const typed = useTypedTerms(termes, (wanted) =>
    setSearchParams(wanted === '' ? {} : { termes: wanted }, { replace: true, preventScrollReset: true }),
  )
  return { ...typed, termes }
}
