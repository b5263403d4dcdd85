import type { ReactNode } from 'react'
import { Callout } from '#ui/Callout.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Replaces a form once it is sent, and takes the focus that was in the form. */
export const Confirmation = ({ children }: { readonly children: ReactNode }) => {
  const callout = useFocusOnMount<HTMLDivElement>()
  return (
    <Callout ref={callout} tone="success" tabIndex={-1}>
      {children}
    </Callout>
  )
}
