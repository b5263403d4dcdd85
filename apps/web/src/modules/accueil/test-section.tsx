import { QueryClientProvider } from '@tanstack/react-query'
import { act, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { Boundary } from '#kit/Boundary.tsx'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** A page that shows one section of the home; each test gives the answers of `network`. Needs jsdom. */
export const setUpSection = () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  const network = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', network)
    setSessionHandler(() => {})
    document.body.append(page)
  })
  afterEach(async () => {
    await act(async () => root.render(null))
    vi.resetAllMocks()
    vi.unstubAllGlobals()
  })

  /** Renders the section, and waits for its title. */
  const render = async (section: ReactNode): Promise<void> => {
    await act(async () =>
      root.render(
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <Suspense>
              <Boundary>{section}</Boundary>
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    )
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(page.querySelector('h2')).not.toBeNull()
    })
  }
  return { page, network, render }
}
