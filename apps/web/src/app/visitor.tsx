import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { startTransition, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { readTokens } from '#kit/tokens.ts'
import { ConnexionForm } from '#modules/session/components/ConnexionForm.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import type * as AppModule from './App.tsx'
import { PublicFrame } from './layouts/PublicFrame.tsx'

const LOGIN = pathTo('/connexion')

/** Whether to show the login without a session. Like its guard, the home page redirects to the login (R2.2-1). */
export const isVisitor = (): boolean => {
  if (readTokens()) return false
  const { pathname, search } = location
  if (pathname === '/') {
    history.replaceState(null, '', `${LOGIN}?${new URLSearchParams({ retour: pathname + search })}`)
  }
  return location.pathname === LOGIN
}

/** The internal URL of a clicked link; undefined when the browser or the form handles the click. */
const pageOf = (event: MouseEvent): string | undefined => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = (target as Element).closest('a')
  if (!link || link.target !== '' || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname + link.search + link.hash
}

type VisitorOptions = {
  readonly root: Root
  readonly container: HTMLElement
  readonly loadApp: () => Promise<typeof AppModule>
}

/**
 * Shows the login without router, routes or query cache, which weigh as much as the page itself. They load when the user
 * focuses the form, and take over at the first link or login.
 */
export const showVisitor = ({ root, container, loadApp }: VisitorOptions): void => {
  const listeners = new AbortController()

  const leave = async (to: string) => {
    try {
      const { showApp } = await loadApp()
      listeners.abort()
      history.pushState(null, '', to)
      await showApp(root, LOGIN)
    } catch {
      location.assign(to)
    }
  }

  const land = async (user: Me) => {
    try {
      const { landingFrom } = await loadApp()
      const { to, reload } = landingFrom(user, location.search)
      if (reload) location.assign(to)
      else await leave(to)
    } catch {
      location.assign('/')
    }
  }

  const { signal } = listeners
  container.addEventListener('focusin', () => void loadApp().catch(() => undefined), { once: true, signal })
  container.addEventListener(
    'click',
    (event) => {
      const to = pageOf(event)
      if (to === undefined) return
      event.preventDefault()
      void leave(to)
    },
    { signal },
  )

  document.title = 'Connexion — Entrelles'
  // Time slicing: on a phone the first render does not block the main thread for longer than a frame.
  startTransition(() => {
    root.render(
      <StrictMode>
        <OfflineNotice />
        <PublicFrame>
          <ConnexionForm onOpened={land} />
        </PublicFrame>
      </StrictMode>,
    )
  })
}
