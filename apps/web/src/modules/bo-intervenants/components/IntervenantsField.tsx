import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Combobox } from '#ui/Combobox.tsx'
import { Tokens } from '#ui/Tokens.tsx'
import { nomOf, type ChoixIntervenant } from '../choix.ts'
import { useChoix } from '../use-choix.ts'
import styles from './IntervenantsField.module.css'

type Choix = { readonly value: string; readonly label: string }

type IntervenantsFieldProps = {
  readonly id?: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly value: readonly Choix[]
  /** Label of a selected speaker (R3-12). */
  readonly labelOf: (choix: ChoixIntervenant) => string
  readonly onChange: (value: readonly Choix[]) => void
}

/** Selects speaker records by name, one at a time. */
export const IntervenantsField = ({ value, labelOf, onChange, ...texts }: IntervenantsFieldProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // Adding a speaker remounts the field with its list closed: restore the focus.
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) frame.current?.querySelector('input')?.focus()
  }, [added])
  const { find, clear, field } = useChoix((id) => value.some((one) => one.value === id))
  return (
    <div ref={frame} className={styles.field}>
      <Combobox
        key={added}
        {...texts}
        {...field}
        value=""
        onChange={(id) => {
          const choix = find(id)
          if (choix === undefined) return
          clear()
          setAdded(added + 1)
          onChange([...value, { value: choix.id, label: labelOf(choix) }])
          setAnnouncement(`«\u00a0${nomOf(choix)}\u00a0» est ajoutée.`)
        }}
      />
      {value.length > 0 && (
        <div className={styles.chosen}>
          <Tokens
            field={frame}
            tokens={value.map((one) => ({ id: one.value, label: one.label }))}
            onRemove={(token) => {
              onChange(value.filter((one) => one.value !== token.id))
              setAnnouncement(`«\u00a0${token.label}\u00a0» est retirée.`)
            }}
          />
        </div>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  )
}
