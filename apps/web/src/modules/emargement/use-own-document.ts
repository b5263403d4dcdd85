import { useEffect } from 'react'

// Only Chromium applies the Permissions-Policy header, and only it exposes the result.
type WithPolicy = { readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean } }

/** The path that the document was loaded from, whatever the router has shown since. */
const documentPath = (): string | undefined => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && new URL(entry.name, location.origin).pathname
}

/**
 * The server allows the camera only in the document of this page: reload when the document was loaded for another page.
 * Never twice, and never offline, since the page would be lost.
 */
export const useOwnDocument = (): void =>
  useEffect(() => {
    const isRefused = (document as WithPolicy).featurePolicy?.allowsFeature('camera') === false
    if (isRefused && navigator.onLine && documentPath() !== location.pathname) location.reload()
  }, [])
