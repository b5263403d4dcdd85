import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { insertMention, mentionQueryOf } from './mention-node.ts'

export type MentionOption = {
  readonly id: string
  readonly label: string
  readonly detail?: string | undefined
  readonly photo?: string | null | undefined
}

/** The people who may be mentioned, which the screen provides as the words change. */
export type Mentions = {
  /** Names the list of suggestions. */
  readonly label: string
  readonly options: readonly MentionOption[]
  /** The state of the search: announced by screen readers, and shown while there is no suggestion. */
  readonly status: string
  /** Called with the words after « @ »; undefined when no mention is being typed. */
  readonly onQuery: (words: string | undefined) => void
}

/** The suggestions for the mention that is being typed: arrows move, Enter chooses, Escape closes them. */
export const useMentionPicker = (editor: Editor | null, mentions: Mentions | undefined) => {
  const listId = useId()
  /** The suggestion that she has moved to, for these words. */
  const [moved, setMoved] = useState<{ readonly words: string; readonly index: number }>()
  /** Where the mention begins whose suggestions she has closed. */
  const [closedAt, setClosedAt] = useState<number>()
  const query = editor && mentions && editor.isFocused ? mentionQueryOf(editor) : undefined
  const isOpen = query !== undefined && query.from !== closedAt
  const options = isOpen ? (mentions?.options ?? []) : []
  const words = isOpen ? query.words : undefined
  const current = Math.min(moved?.words === words ? (moved?.index ?? 0) : 0, options.length - 1)
  const move = (by: number) =>
    setMoved({ words: words ?? '', index: (current + by + options.length) % options.length })
  // The next mention may begin where the closed one did.
  if (query === undefined && closedAt !== undefined) setClosedAt(undefined)

  const tell = useEffectEvent((typed: string | undefined) => mentions?.onQuery(typed))
  useEffect(() => {
    tell(words)
  }, [words])

  const choose = (option: MentionOption | undefined): void => {
    if (editor && query && option) insertMention(editor, query, option)
  }
  const optionId = (index: number): string => `${listId}-${index}`

  return {
    isOpen,
    /** The beginning of the mention in the document. */
    from: query?.from ?? 0,
    listId,
    options,
    active: current,
    optionId,
    choose,
    /** For the editable element. A textbox has no aria-expanded: the status says that there are suggestions. */
    attributes: {
      ...(mentions && { 'aria-autocomplete': 'list' }),
      ...(options.length > 0 && { 'aria-controls': listId, 'aria-activedescendant': optionId(current) }),
    },
    /** Whether the key was for the suggestions. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const { key } = event
      if (!isOpen) return false
      if (key === 'Escape') {
        // A dialog around the editor would close too.
        event.stopPropagation()
        setClosedAt(query.from)
        return true
      }
      if (options.length === 0) return false
      if (key === 'ArrowDown') move(1)
      else if (key === 'ArrowUp') move(-1)
      else if (key === 'Enter') choose(options[current])
      else return false
      return true
    },
  }
}

export type MentionPicker = ReturnType<typeof useMentionPicker>
