// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PublicationText } from './PublicationText.tsx'

const page = document.createElement('div')
const root = createRoot(page)
const button = () => page.querySelector('button')

/** Height that the browser would give the text. */
const show = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  act(() =>
    root.render(
      <MemoryRouter>
        <PublicationText
          contenu={'<p>Voir <a href="https://exemple.fr">le plan</a>.</p>'}
          name="Publication d’Inès Morel"
        />
      </MemoryRouter>,
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
})
afterEach(() => {
  act(() => root.render(null))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('[M2] the words of a post in the feed', () => {
  test('a short text is whole', () => {
    show(459)
    expect(button()).toBeNull()
  })

  test('a long one is cut; its button opens it, and the text takes the focus', () => {
    show(461)
    expect(button()?.textContent).toBe('Lire la suite\u00a0: Publication d’Inès Morel')
    act(() => button()?.click())
    expect(button()).toBeNull()
    expect(document.activeElement?.textContent).toBe('Voir le plan.')
  })

  test('a link that takes the focus opens it too: it may be in the part that is cut', () => {
    show(461)
    act(() => page.querySelector('a')?.focus())
    expect(button()).toBeNull()
  })
})
