// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUrlToken } from './use-url-token.ts'

const Shown = () => useUrlToken()

const page = document.createElement('div')
const root = createRoot(page)
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => act(() => root.render(null)))

const open = (address: string) => {
  history.pushState(null, '', address)
  act(() =>
    root.render(
      <BrowserRouter>
        <Shown />
      </BrowserRouter>,
    ),
  )
  return [page.textContent, location.pathname + location.search]
}

test('[security 48] the token leaves the address bar and the history at once, and the screen keeps it', () => {
  const before = history.length
  expect(open('/inscription_evenement/desinscription?token=jeton')).toEqual([
    'jeton',
    '/inscription_evenement/desinscription',
  ])
  expect(history.length).toBe(before + 1)
})

test('without a token the address stays', () => {
  expect(open('/inscription_evenement/desinscription?page=2')).toEqual([
    '',
    '/inscription_evenement/desinscription?page=2',
  ])
})
