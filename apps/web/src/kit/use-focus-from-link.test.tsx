// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './errors.ts'
import { ScreenError, type Back } from './ScreenError.tsx'
import { useFocusFromLink } from './use-focus-from-link.ts'

const page = document.createElement('div')
document.body.append(page)
const root = createRoot(page)
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => act(() => root.render(null)))

const Section = () => (
  <h2 id="protection" ref={useFocusFromLink('protection')} tabIndex={-1}>
    Ma protection
  </h2>
)

const open = (address: string) => {
  act(() =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Section />
      </MemoryRouter>,
    ),
  )
  return document.activeElement?.id
}

test('the part that the link names takes the focus', () => {
  expect(open('/mon-compte#protection')).toBe('protection')
})

test('a second press of the link, in the page itself, gives it the focus again; another link does not', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Section /> }], {
    initialEntries: ['/mon-compte#protection'],
  })
  await act(async () => root.render(<RouterProvider router={router} />))
  const afterLeaving = async (to: string) => {
    ;(document.activeElement as HTMLElement).blur()
    await act(async () => router.navigate(to))
    return document.activeElement?.id
  }
  expect(await afterLeaving('/mon-compte#protection')).toBe('protection')
  expect(await afterLeaving('/mon-compte#profil')).toBe('')
})

test.each(['/mon-compte', '/mon-compte#profil'])('%s leaves the focus where it is', (address) => {
  expect(open(address)).not.toBe('protection')
})

const shown = (error: CallError, back?: Back) => {
  act(() =>
    root.render(<ScreenError level={1} error={error} back={back} resetErrorBoundary={() => undefined} />),
  )
  return [page.querySelector('h1')?.textContent, page.querySelector('a')?.getAttribute('href')]
}

test('a back office that requires a second factor leads to the section that sets it up', () => {
  const refusal = { code: 'second_facteur_requis', message: 'Active la double authentification.' }
  expect(shown(new CallError(403, refusal))).toEqual([
    'Active la double authentification',
    '/mon-compte#protection',
  ])
  expect(shown(new CallError(403, { code: 'acces_refuse', message: 'Non.' }))).toEqual(['Page réservée', '/'])
})

test('what does not exist leads home, or back to the list that it belongs to', () => {
  const missing = new CallError(404, { code: 'introuvable', message: 'Cette page n’existe pas.' })
  expect(shown(missing)).toEqual(['Page introuvable', '/'])
  const queue = { to: '/coordinatrice/signalement', label: 'Tous les signalements' }
  expect(shown(missing, queue)).toEqual(['Page introuvable', queue.to])
})
