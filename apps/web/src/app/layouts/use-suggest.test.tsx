// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSuggest } from './use-suggest.ts'

const opened = vi.fn<(option: string) => void>()
const submitted = vi.fn<() => void>()

const Box = ({ options }: { readonly options: readonly string[] }) => {
  const { isOpen, close, status, field, list } = useSuggest(false)
  const { ref, active, onSuggested } = list
  useEffect(() => {
    if (isOpen) onSuggested({ nb: options.length, status: `${options.length} suggestions` })
  }, [isOpen, onSuggested, options])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <input {...field} />
      <button type="button" onClick={close}>
        Fermer
      </button>
      <output>{status}</output>
      {isOpen && (
        <div ref={ref}>
          {options.map((option) => (
            <a
              key={option}
              id={option}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the suggestions are
              role="option"
              aria-selected={option === active}
              href="#x"
              onClick={() => opened(option)}
            >
              {option}
            </a>
          ))}
        </div>
      )}
    </form>
  )
}

const page = document.createElement('div')
const root = createRoot(page)
const field = () => page.querySelector('input')
const attribute = (name: string) => field()?.getAttribute(name)
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void field()?.dispatchEvent(event))
  return event.defaultPrevented
}
const draw = (options: readonly string[]) => act(() => root.render(<Box options={options} />))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
  document.body.append(page)
})
afterEach(() => {
  act(() => root.render(null))
  vi.clearAllMocks()
})

test('an arrow opens the suggestions, the next ones move among them, past the end back to the typed words', () => {
  draw(['awa', 'lea'])
  expect(attribute('aria-expanded')).toBe('false')
  expect(press('ArrowDown')).toBe(true)
  expect(attribute('aria-expanded')).toBe('true')
  expect(page.querySelector('output')?.textContent).toBe('2 suggestions')
  expect(attribute('aria-activedescendant')).toBeNull()
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key)
    return attribute('aria-activedescendant')
  })
  expect(way).toEqual(['awa', 'lea', null, 'lea', 'awa', null])
})

test('Enter opens the current suggestion; without one it is left to the form, which searches', () => {
  draw(['awa', 'lea'])
  press('ArrowDown')
  expect(press('Enter')).toBe(false)
  expect(opened).not.toHaveBeenCalled()
  press('ArrowUp')
  expect(press('Enter')).toBe(true)
  expect(opened.mock.calls).toEqual([['lea']])
})

test('a suggestion that is gone is no longer current, and without any the field announces no list', () => {
  draw(['awa', 'lea'])
  press('ArrowDown')
  press('ArrowDown')
  draw(['lea'])
  expect(press('Enter')).toBe(false)
  expect(opened).not.toHaveBeenCalled()
  draw([])
  expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual(['false', null])
})

test('closed suggestions are forgotten', () => {
  draw(['awa', 'lea'])
  press('ArrowDown')
  press('ArrowDown')
  act(() => page.querySelector('button')?.click())
  expect([attribute('aria-expanded'), attribute('aria-activedescendant')]).toEqual(['false', null])
  expect(page.querySelector('output')?.textContent).toBe('')
})
