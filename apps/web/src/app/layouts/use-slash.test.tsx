// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlash } from './use-slash.ts'

const onSlash = vi.fn<() => void>()
const Page = ({ isActive = true }: { readonly isActive?: boolean }) => {
  useSlash(isActive, onSlash)
  return null
}

const page = document.createElement('div')
const root = createRoot(page)
const press = (target: Element | null, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...init })
  target?.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML =
    '<button></button><input><textarea></textarea><div contenteditable="true"><p></p></div>'
  act(() => root.render(<Page />))
})
afterEach(() => {
  act(() => root.render(null))
  vi.clearAllMocks()
})

test('« / » is heard anywhere but in a field', () => {
  expect(press(document.body)).toBe(true)
  expect(press(document.querySelector('button'))).toBe(true)
  expect(onSlash).toHaveBeenCalledTimes(2)
  for (const field of ['input', 'textarea', 'div', 'p'])
    expect(press(document.querySelector(field))).toBe(false)
  expect(onSlash).toHaveBeenCalledTimes(2)
})

test('« / » is left to a dialog, to another shortcut, and to a member without a search', () => {
  expect(press(document.body, { ctrlKey: true })).toBe(false)
  expect(press(document.body, { key: 'a' })).toBe(false)
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  expect(press(document.body)).toBe(false)
  document.querySelector('[role=dialog]')?.remove()
  act(() => root.render(<Page isActive={false} />))
  expect(press(document.body)).toBe(false)
  expect(onSlash).not.toHaveBeenCalled()
})
