import { useEffect } from 'react'

// Chromium alone obeys the header, and alone says what it allows.
type WithPolicy = { readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean } }

/** The address that the document was asked for at, whatever the pages shown in it since. */
const documentPath = (): string | undefined => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && new URL(entry.name, location.origin).pathname
}

/**
 * The camera is allowed to the document of this page alone: shown in that of another one, it is loaded anew. Never
 * twice, and never without a network, since the page would be lost.
 */
export const useOwnDocument = (): void =>
  useEffect(() => {
    const isRefused = (document as WithPolicy).featurePolicy?.allowsFeature('camera') === false
    if (isRefused && navigator.onLine && documentPath() !== location.pathname) location.reload()
  }, [])
