import { useId, useRef, useState, type KeyboardEvent } from 'react'

/** What the suggestions have to say once they are known. */
export type Suggested = {
  readonly nb: number
  /** Announced by screen readers. */
  readonly status: string
}

const NONE: Suggested = { nb: 0, status: '' }

/**
 * A field with suggestions below it: arrows move among the options, Enter opens the current one, and the field keeps the
 * focus. React Aria's combobox closes when Tab leaves the field and hides the rest of its popup from screen readers, where
 * recent searches and the link to all results are: this one follows the same pattern without those two.
 */
export const useSuggest = (isAlwaysOpen: boolean) => {
  const listId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [active, setActive] = useState<string>()
  const [suggested, setSuggested] = useState(NONE)
  const isOpen = isAlwaysOpen || isShown

  const open = () => setIsShown(true)
  const close = () => {
    setIsShown(false)
    setActive(undefined)
    setSuggested(NONE)
  }
  const options = () => Array.from(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])
  /** Past either end, no option is current: Enter searches for the typed words again. */
  const move = (by: 1 | -1) => {
    const all = options()
    const at = all.findIndex(({ id }) => id === active)
    const next = all[((at + 1 + by + all.length + 1) % (all.length + 1)) - 1]
    next?.scrollIntoView({ block: 'nearest' })
    setActive(next?.id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1)
      else open()
    }
    const chosen = key === 'Enter' && isOpen ? options().find(({ id }) => id === active) : undefined
    if (chosen) {
      event.preventDefault()
      chosen.click()
    }
  }
  const hasOptions = isOpen && suggested.nb > 0
  return {
    isOpen,
    open,
    close,
    status: isOpen ? suggested.status : '',
    /** Called when the typed words change. */
    release: () => setActive(undefined),
    /** For the field. */
    field: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': hasOptions,
      'aria-controls': hasOptions ? listId : undefined,
      'aria-activedescendant': hasOptions ? active : undefined,
      onKeyDown,
    },
    /** For the suggestions. */
    list: { ref: panel, listId, active, onSuggested: setSuggested },
  } as const
}
