import { useState } from 'react'
import { Combobox } from '#ui/Combobox.tsx'

const communes = [
  { id: '29046', label: 'Douarnenez', code: '29100' },
  { id: '29087', label: 'Le Juch', code: '29100' },
  { id: '29090', label: 'Kerlaz', code: '29100' },
  { id: '29224', label: 'Poullan-sur-Mer', code: '29100' },
  { id: '29226', label: 'Pouldergat', code: '29100' },
  { id: '26113', label: 'Die', code: '26150' },
]

type CommuneSpecimenProps = { readonly error?: string; readonly isDisabled?: boolean }

/** Options that depend on the text, like communes by postal code. */
export const CommuneSpecimen = ({ error, isDisabled = false }: CommuneSpecimenProps) => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const found = communes.filter(({ code, label }) => typed.length >= 5 && `${code} ${label}`.includes(typed))
  const status =
    typed.length < 5
      ? 'Saisis les cinq chiffres du code postal.'
      : found.length === 0
        ? 'Aucune commune trouvée.'
        : `${found.length} communes trouvées. Sélectionne ta commune dans la liste.`

  return (
    <Combobox
      label="Commune"
      hint="Code postal, puis ta commune dans la liste"
      options={found.map(({ id, label, code }) => ({ id, label: `${code} ${label}` }))}
      value={chosen}
      onChange={setChosen}
      inputValue={typed}
      onInputChange={setTyped}
      status={status}
      inputMode="numeric"
      error={error}
      isDisabled={isDisabled}
    />
  )
}
