import { isNotationDue } from '@entrelles/contract/modules/notations/notations.policy.ts'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { report } from '#kit/reporting.ts'
import { onSessionClosed, useUser } from '#kit/session.ts'
import { useFocusTitle } from '#kit/use-focus-title.ts'
import { Loading } from '#ui/Loading.tsx'
import { clearReference, readReference, storeReference } from '../reference.ts'
import styles from './Notation.module.css'
import { NotationCard, QUESTION } from './NotationCard.tsx'

const NotationBanner = lazyWithRetry(() => import('./NotationBanner.tsx'), 'NotationBanner')

/** The closed banner had the focus. */
const FocusedTitle = () => {
  useFocusTitle()
  return null
}

/**
 * The rating banner, in the months and for the members of R9-3. Its frame is shown while its code loads, so that the page
 * below does not move. Without its code, the page goes on without it.
 */
export const NotationSection = () => {
  const { adherente } = useUser()
  const [reference] = useState(() => readReference(new Date()))
  const [isDue] = useState(() => reference !== undefined && isNotationDue(adherente, reference))
  const [isClosed, setIsClosed] = useState(false)

  useEffect(() => {
    if (reference) storeReference(reference)
    return onSessionClosed(clearReference)
  }, [reference])

  if (!isDue) return null
  if (isClosed) return <FocusedTitle />
  return (
    <ErrorBoundary fallback={null} onError={report}>
      <Suspense
        fallback={
          <NotationCard title={QUESTION}>
            <Loading status="Chargement du bandeau…">
              <div className={styles.awaited} />
            </Loading>
          </NotationCard>
        }
      >
        <NotationBanner onClose={() => setIsClosed(true)} />
      </Suspense>
    </ErrorBoundary>
  )
}
