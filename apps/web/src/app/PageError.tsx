import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { report } from '#kit/reporting.ts'
import { PageFailure } from './PageFailure.tsx'

/** Last error boundary: the session request failed, or a layout threw. */
export const PageError = () => {
  const error = useRouteError()
  useEffect(() => report(error), [error])
  return <PageFailure error={error} />
}
