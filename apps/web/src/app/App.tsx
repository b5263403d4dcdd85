import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { Link, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { queryClient } from '#kit/query-client.ts'
import { returnPathOf, RoutesContext } from '#kit/route.ts'
import { landingOf } from '#kit/session-rules.ts'
import { ProfilSectionsContext } from '#modules/adherentes/profil-sections.ts'
import { AnchorContext, type AnchorProps } from '#ui/Anchor.tsx'
import { routes } from './modules.ts'
import { LeftPathContext } from './Root.tsx'
import { startRouter } from './router.tsx'

const drawLink = (props: AnchorProps) => <Link {...props} />

type AppProps = { readonly router: DataRouter; readonly left: string | undefined }

/** What modules add to the profile of a member, in order. */
const profilSections = [
  lazyWithRetry(
    () => import('#modules/coups-de-pouce/components/ProfilCoupsDePouceSection.tsx'),
    'ProfilCoupsDePouceSection',
  ),
  lazyWithRetry(
    () => import('#modules/actus/components/ProfilPublicationsSection.tsx'),
    'ProfilPublicationsSection',
  ),
]

const App = ({ router, left }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <RoutesContext value={routes}>
      <AnchorContext value={drawLink}>
        <ProfilSectionsContext value={profilSections}>
          <LeftPathContext value={left}>
            <RouterProvider router={router} />
          </LeftPathContext>
        </ProfilSectionsContext>
      </AnchorContext>
    </RoutesContext>
  </QueryClientProvider>
)

/** Shows the page of the current URL. The previous content stays until the guards have resolved. */
export const showApp = async (root: Root, left?: string): Promise<void> => {
  const router = await startRouter()
  // Time slicing: on a phone the first render does not block the main thread for longer than a frame.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App router={router} left={left} />
      </StrictMode>,
    )
  })
}

/** The destination after a login that happened before the routes were loaded. */
export const landingFrom = (user: Me, search: string) =>
  landingOf(user, returnPathOf(new URLSearchParams(search).get('retour'), routes))
