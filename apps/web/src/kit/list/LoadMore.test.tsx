// @vitest-environment jsdom
import { act, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadMore } from './LoadMore.tsx'

const Liste = ({ total }: { readonly total: number }) => {
  const [nb, setNb] = useState(2)
  const rows = useRef<HTMLUListElement>(null)
  const shown = Math.min(nb, total)
  return (
    <>
      <ul ref={rows}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>{`rang ${index + 1}`}</li>
        ))}
      </ul>
      <LoadMore rows={rows} nb={shown} hasMore={shown < total} onMore={() => setNb(nb + 2)}>
        Afficher les suivantes
      </LoadMore>
    </>
  )
}

const page = document.createElement('div')
const root = createRoot(page)
const button = () => page.querySelector('button')
const press = () => act(() => button()?.click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
})
afterEach(() => act(() => root.render(null)))

test('the first of the next rows takes the focus, even when the button disappears with the last page', () => {
  act(() => root.render(<Liste total={5} />))
  expect(document.activeElement).toBe(document.body)
  press()
  expect(document.activeElement?.textContent).toBe('rang 3')
  press()
  expect(document.activeElement?.textContent).toBe('rang 5')
  expect(button()).toBeNull()
})

const Precedentes = () => {
  const [nb, setNb] = useState(2)
  const rows = useRef<HTMLOListElement>(null)
  return (
    <>
      <LoadMore rows={rows} nb={nb} hasMore={nb < 4} isAbove onMore={() => setNb(4)}>
        Voir les précédentes
      </LoadMore>
      <ol ref={rows}>
        {Array.from({ length: nb }, (_, index) => (
          <li key={index}>{`rang ${5 - nb + index}`}</li>
        ))}
      </ol>
    </>
  )
}

test('rows put above the others: the first of them takes the focus', () => {
  act(() => root.render(<Precedentes />))
  press()
  expect(document.activeElement?.textContent).toBe('rang 1')
  expect(button()).toBeNull()
})

test('rows added without a click do not move the focus', () => {
  act(() => root.render(<Liste total={1} />))
  act(() => root.render(<Liste total={2} />))
  expect(document.activeElement).toBe(document.body)
})

const Parts = () => {
  const [nb, setNb] = useState(2)
  const rows = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={rows}>
        <ul>
          <li data-row="">rang 1</li>
          <li data-row="">rang 2</li>
        </ul>
        {nb > 2 && (
          <ul>
            <li data-row="">rang 3</li>
          </ul>
        )}
      </div>
      <LoadMore rows={rows} selector="[data-row]" nb={nb} hasMore={nb < 3} onMore={() => setNb(3)}>
        Voir plus
      </LoadMore>
    </>
  )
}

test('the first of the next rows takes the focus in the part that it opens', () => {
  act(() => root.render(<Parts />))
  press()
  expect(document.activeElement?.textContent).toBe('rang 3')
})
