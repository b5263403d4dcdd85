import { useState } from 'react'
import { Combobox } from '#ui/Combobox.tsx'
import { trouvesOf, type Choix } from '../joints.ts'

type Joint = { readonly id: string; readonly titre: string }

type JointFieldProps<One extends Joint> = {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly error?: string | undefined
  readonly value: One | null
  readonly onChange: (value: One | null) => void
  /** Undefined while they are read. */
  readonly choix: readonly Choix<One>[] | undefined
  readonly isError: boolean
  readonly onSearch: (termes: string) => void
}

/** Chooses what a post is about by the words of its title. Typing something else takes it away. */
export const JointField = <One extends Joint>({
  value,
  onChange,
  choix,
  isError,
  onSearch,
  ...texts
}: JointFieldProps<One>) => {
  const [text, setText] = useState(value?.titre ?? '')
  const isChosen = value !== null && text === value.titre
  const found = (choix ?? []).map(({ joint, detail }) => ({ id: joint.id, label: joint.titre, detail }))
  // The chosen one stays an option of its own list: it may not be among those found.
  const options = isChosen ? [{ id: value.id, label: value.titre }] : found
  return (
    <Combobox
      {...texts}
      placeholder="Mots du titre"
      options={options}
      value={value?.id ?? ''}
      onChange={(id) => {
        if (id !== (value?.id ?? '')) onChange(choix?.find(({ joint }) => joint.id === id)?.joint ?? null)
      }}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed)
        onSearch(typed.trim())
        if (value !== null && typed !== value.titre) onChange(null)
      }}
      status={isChosen ? '' : trouvesOf(choix?.length, isError)}
    />
  )
}
