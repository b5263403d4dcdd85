import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { ToastRegion } from '#ui/ToastRegion.tsx'

/** A change of page as a sighted reader sees it, for the others: a new title, and the focus in the content. */
const useArrival = (): void => {
  const { pathname } = useLocation()
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title
  const shown = useRef(pathname)

  useEffect(() => {
    if (title !== undefined) document.title = `${title} — Entrelles`
  }, [title])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A screen still on its way has no title yet: the main area stands for it.
    const target =
      document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('contenu')
    target?.focus({ preventScroll: true })
  }, [pathname])
}

export const Root = () => {
  useArrival()
  return (
    <>
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </>
  )
}
