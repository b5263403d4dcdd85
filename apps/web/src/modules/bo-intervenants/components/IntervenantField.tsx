import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { useState, type ReactNode } from 'react'
import { Combobox } from '#ui/Combobox.tsx'
import type { ChoixIntervenant } from '../choix.ts'
import { useChoix } from '../use-choix.ts'

type IntervenantFieldProps = {
  readonly id?: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Excluded records. */
  readonly sauf?: readonly IntervenantId[]
  readonly onChoose: (choix: ChoixIntervenant) => void
}

/** Selects a record by the beginning of a name. */
export const IntervenantField = ({ sauf = [], onChoose, ...texts }: IntervenantFieldProps) => {
  const { find, field } = useChoix((id) => sauf.some((one) => one === id))
  const [chosen, setChosen] = useState('')
  return (
    <Combobox
      {...texts}
      {...field}
      value={chosen}
      onChange={(id) => {
        setChosen(id)
        const choix = find(id)
        if (choix !== undefined && id !== chosen) onChoose(choix)
      }}
    />
  )
}
