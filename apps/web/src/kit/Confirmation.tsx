import type { ReactNode } from 'react'
import { Callout } from '#ui/Callout.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** In the place of a form that has been sent: the focus, that was in it, comes here. */
export const Confirmation = ({ children }: { readonly children: ReactNode }) => {
  const callout = useFocusOnMount<HTMLDivElement>()
  return (
    <Callout ref={callout} tone="success" tabIndex={-1}>
      {children}
    </Callout>
  )
}
