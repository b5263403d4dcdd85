import { createContext, Suspense, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { isTyping } from '#kit/is-typing.ts'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { usePageName } from '#kit/page-name.ts'
import { isReauthenticationAsked, subscribeToReauthentication } from '#kit/reauthentication.ts'
import { ToastRegion } from '#ui/ToastRegion.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { usePageHandle } from './page-handle.ts'

const findTitle = () => document.querySelector<HTMLElement>('[data-page-title]')

/**
 * Moves the focus to the page title. While the screen is loading there is no title: focus the main area, then the title
 * once it renders.
 */
const focusTitle = (): (() => void) | undefined => {
  const main = document.getElementById('contenu')
  const target = findTitle() ?? main
  target?.focus({ preventScroll: true })
  if (!main || target !== main) return undefined
  const observer = new MutationObserver(() => {
    const title = findTitle()
    if (!title) return
    observer.disconnect()
    // Do not move the focus if the user has moved it meanwhile.
    if (document.activeElement === main) title.focus({ preventScroll: true })
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether the part of the page that the link names has taken the focus already. */
const isFocused = (hash: string): boolean => hash !== '' && `#${document.activeElement?.id ?? ''}` === hash

/** The path of the login page that the application replaced; undefined after a page load. */
export const LeftPathContext = createContext<string | undefined>(undefined)

/** Announces navigation to screen readers: updates document.title and moves the focus into the content. */
const useArrival = (title: string | undefined): void => {
  const { pathname, hash } = useLocation()
  const shown = useRef(useContext(LeftPathContext) ?? pathname)

  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])

  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    return isTyping() || isFocused(hash) ? undefined : focusTitle()
  }, [pathname, hash])
}

const ReauthenticationDialog = lazyWithRetry(
  () => import('./ReauthenticationDialog.tsx'),
  'ReauthenticationDialog',
)

export const Root = () => {
  const { titleOf, worksOffline = false } = usePageHandle()
  const name = usePageName()
  useArrival(titleOf?.(name))
  const isAsked = useSyncExternalStore(subscribeToReauthentication, isReauthenticationAsked)
  return (
    <>
      <OfflineNotice silent={worksOffline} />
      <Outlet />
      {isAsked && (
        <Suspense fallback={null}>
          <ReauthenticationDialog />
        </Suspense>
      )}
      <ToastRegion />
      <ScrollRestoration />
    </>
  )
}
