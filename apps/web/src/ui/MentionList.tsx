import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef } from 'react'
import { Avatar } from './Avatar.tsx'
import { cx } from './cx.ts'
import listStyles from './Listbox.module.css'
import styles from './RichText.module.css'
import type { MentionPicker, Mentions } from './use-mention-picker.ts'

type MentionListProps = {
  readonly editor: Editor
  readonly mentions: Mentions
  readonly picker: MentionPicker
}

/** The suggestions of a mention, under the line of the caret. The editor keeps the focus. */
export const MentionList = ({ editor, mentions, picker }: MentionListProps) => {
  const popup = useRef<HTMLDivElement>(null)
  const { isOpen, from, listId, options, active, optionId, choose } = picker
  const isShown = isOpen && (options.length > 0 || mentions.status !== '')

  useLayoutEffect(() => {
    const frame = popup.current?.offsetParent
    if (!popup.current || !frame) return
    const { bottom } = editor.view.coordsAtPos(from)
    popup.current.style.top = `${bottom - frame.getBoundingClientRect().top + 4}px`
  }, [editor, from, isShown])
  useLayoutEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <>
      {isShown && (
        <div ref={popup} className={cx(listStyles.popover, styles.suggestions)}>
          {options.length === 0 ? (
            <p className={listStyles.empty}>{mentions.status}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot follow the text of an editor
            <div role="listbox" id={listId} aria-label={mentions.label} className={listStyles.list}>
              {options.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the editor keeps the focus and has the keys
                <div
                  key={option.id}
                  id={optionId(index)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the listbox above
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  data-focused={index === active || undefined}
                  className={listStyles.option}
                  // The editor would lose the focus, and with it the mention.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <Avatar name={option.label} src={option.photo} size="xs" />
                  <span>
                    {option.label}
                    {option.detail && <span className={styles.detail}>{option.detail}</span>}
                  </span>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      <output className="sr-only">{isOpen && mentions.status}</output>
    </>
  )
}
