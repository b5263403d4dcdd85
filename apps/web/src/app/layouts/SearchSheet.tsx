import { useLayoutEffect, useRef } from 'react'
import { SearchBox } from './SearchBox.tsx'
import styles from './SearchBox.module.css'

type SearchSheetProps = { readonly onClose: () => void }

/** The search of small screens, which fills the window. */
export const SearchSheet = ({ onClose }: SearchSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Before the end of the press that opened it: a phone shows its keyboard only then.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    input.current?.focus()
  }, [])
  const end = () => {
    // The rest of the page cannot take the focus before.
    dialog.current?.close()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Recherche"
      className={styles.dialog}
      // Escape or the back gesture: the header removes the dialog itself.
      onCancel={(event) => {
        event.preventDefault()
        end()
      }}
    >
      <SearchBox input={input} onClose={end} />
    </dialog>
  )
}
