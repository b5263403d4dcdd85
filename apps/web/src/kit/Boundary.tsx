import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { report } from './reporting.ts'
import { ScreenError } from './ScreenError.tsx'

type BoundaryProps = {
  /**
   * The skeletons shown until the content is there. Without them what is around waits with it, and appears with it:
   * right wherever something to press stands below, which would move under the finger.
   */
  readonly loading?: ReactNode
  readonly children: ReactNode
  /** Around a whole page: what replaces it has its title. */
  readonly isPage?: boolean
}

/** Around what loads: skeletons until it is there, a sentence and a way out when it fails. */
export const Boundary = ({ loading, children, isPage = false }: BoundaryProps) => {
  const { key } = useLocation()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          fallbackRender={(props) => <ScreenError {...props} level={isPage ? 1 : 2} />}
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
