import { useState } from 'react'
import { Combobox } from '#ui/Combobox.tsx'
import type { Option } from '#ui/Options.tsx'
import { plain } from '../recherche.ts'

type ChoixFieldProps = {
  readonly label: string
  readonly placeholder?: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A select with a search over local options; ignores accents and hyphens. */
export const ChoixField = ({ options, value = '', onChange, ...rest }: ChoixFieldProps) => {
  const chosen = options.find(({ id }) => id === value)
  const [text, setText] = useState(chosen?.label ?? '')
  const wanted = plain(text)
  const isSearch = wanted !== '' && text !== chosen?.label
  const found = isSearch
    ? options.filter(({ label, detail = '' }) => plain(`${label} ${detail}`).includes(wanted))
    : options
  return (
    <Combobox
      {...rest}
      options={found}
      value={value}
      onChange={(id) => onChange(id === '' ? undefined : id)}
      inputValue={text}
      onInputChange={setText}
      status={isSearch && found.length === 0 ? 'Aucun choix ne correspond.' : ''}
    />
  )
}
