import type { ReactNode } from 'react'
import { SearchTokensField } from '#ui/SearchTokensField.tsx'
import type { ChoixIntervenant } from '../choix.ts'
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
  const { find, field } = useChoix((id) => value.some((one) => one.value === id))
  return (
    <div className={styles.names}>
      <SearchTokensField
        {...texts}
        {...field}
        chosen={value.map((one) => ({ id: one.value, label: one.label }))}
        onAdd={(id) => {
          const choix = find(id)
          if (choix) onChange([...value, { value: choix.id, label: labelOf(choix) }])
        }}
        onRemove={(token) => onChange(value.filter((one) => one.value !== token.id))}
      />
    </div>
  )
}
