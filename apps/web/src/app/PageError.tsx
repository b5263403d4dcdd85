import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { report } from '#kit/reporting.ts'
import { ScreenError } from '#kit/ScreenError.tsx'
import { Logo } from '#ui/Logo.tsx'
import styles from './PageError.module.css'

/** Last error boundary: the session request failed, or a layout threw. */
export const PageError = () => {
  const error = useRouteError()
  useEffect(() => report(error), [error])
  return (
    <main className={styles.page}>
      <Logo />
      <ScreenError level={1} error={error} resetErrorBoundary={() => location.reload()} />
    </main>
  )
}
