import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Combobox } from './Combobox.tsx'
import styles from './SearchTokensField.module.css'
import { Tokens, type Token } from './Tokens.tsx'

type SearchTokensFieldProps = Omit<ComponentProps<typeof Combobox>, 'value' | 'onChange'> & {
  /** In the order of choice. */
  readonly chosen: readonly Token[]
  readonly onAdd: (id: string) => void
  readonly onRemove: (token: Token) => void
}

/** Several choices found by a search, one at a time; each becomes a token below the field. */
export const SearchTokensField = ({ chosen, onAdd, onRemove, ...field }: SearchTokensFieldProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // Adding a choice remounts the field with its list closed: restore the focus.
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) frame.current?.querySelector('input')?.focus()
  }, [added])
  return (
    <div ref={frame} className={styles.field}>
      <Combobox
        key={added}
        {...field}
        value=""
        onChange={(id) => {
          const option = field.options.find((one) => one.id === id)
          if (option === undefined) return
          field.onInputChange('')
          setAdded(added + 1)
          onAdd(id)
          setAnnouncement(`«\u00a0${option.label}\u00a0» est ajoutée.`)
        }}
      />
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          <Tokens
            field={frame}
            tokens={chosen}
            onRemove={(token) => {
              onRemove(token)
              setAnnouncement(`«\u00a0${token.label}\u00a0» est retirée.`)
            }}
          />
        </div>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  )
}
