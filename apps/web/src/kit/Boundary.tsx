import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { report } from './reporting.ts'
import { ScreenError, type Back } from './ScreenError.tsx'

type BoundaryProps = {
  /**
   * Skeletons shown while the content loads. Without them the nearest Suspense above waits too, and everything appears
   * together: omit them where something clickable stands below, which would otherwise move.
   */
  readonly loading?: ReactNode
  readonly children: ReactNode
  /** The boundary wraps a whole page: the error that replaces it has a page title. */
  readonly isPage?: boolean
  /** The way out of what does not exist; the home page without it. */
  readonly back?: Back
}

/** Shows skeletons while its content loads, and an error with a way to retry when loading fails. */
export const Boundary = ({ loading, children, isPage = false, back }: BoundaryProps) => {
  const { key } = useLocation()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          fallbackRender={(props) => <ScreenError {...props} level={isPage ? 1 : 2} back={back} />}
          onError={report}
          onReset={reset}
          resetKeys={[key]}
        >
          {loading === undefined ? children : <Suspense fallback={loading}>{children}</Suspense>}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
