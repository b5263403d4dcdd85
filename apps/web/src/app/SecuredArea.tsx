import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '#kit/session.ts'
import { readTokens } from '#kit/tokens.ts'

/** Renders secured routes only for a signed-in member, including the instant before the guard redirects (R2.2-5). */
export const SecuredArea = () => {
  const { user } = useSession()
  return (
    user &&
    readTokens() && (
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    )
  )
}
