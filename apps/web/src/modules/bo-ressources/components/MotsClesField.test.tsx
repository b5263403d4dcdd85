// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MotsClesField } from './MotsClesField.tsx'

const page = document.createElement('div')
const root = createRoot(page)
const onSubmit = vi.fn()

const Essai = ({ saved }: { readonly saved: readonly string[] }) => {
  const [mots, setMots] = useState(saved)
  return (
    <form onSubmit={onSubmit}>
      <MotsClesField id="mots" label="Mots-clés" value={mots} onChange={setMots} />
    </form>
  )
}
const show = (...saved: string[]) => act(() => root.render(<Essai key={crypto.randomUUID()} saved={saved} />))
const input = () => page.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const key = (name: string) =>
  act(
    () =>
      void input().dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
  )
const mots = () => [...page.querySelectorAll('li')].map((token) => token.textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
})
afterEach(() => {
  act(() => root.render(null))
  vi.unstubAllGlobals()
})

test('[M5] Enter, a comma or leaving the field adds the word, and the form stays', () => {
  show()
  type('élections')
  key('Enter')
  type('commune, conseil municipal,')
  type('budget')
  act(() => void input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(mots()).toEqual(['élections', 'commune', 'conseil municipal', 'budget'])
  expect(input().value).toBe('')
  expect(page.querySelector('output')?.textContent).toContain('budget')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[M5] a word is there once, whatever its case; an empty one is none', () => {
  show('Commune')
  type('commune,  ,')
  expect(mots()).toEqual(['Commune'])
})

test('[M5] there are eight at most', () => {
  show('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7')
  type('a8, a9,')
  expect(mots()).toHaveLength(8)
  expect(input().readOnly).toBe(true)
})

test('a button takes a word away, and so does Backspace in the empty field', () => {
  show('élections', 'commune', 'budget')
  act(() => page.querySelector<HTMLElement>('[aria-label="Retirer : élections"]')?.click())
  key('Backspace')
  expect(mots()).toEqual(['commune'])
})
