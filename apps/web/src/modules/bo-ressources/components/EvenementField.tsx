import { addDays } from '@entrelles/contract/kit/dates.ts'
import { formatCount, formatLongDate } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { useToday } from '#kit/use-today.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { evenementsQuery } from '../bo-ressources.api.ts'
import type { EvenementChoisi } from '../saisie.ts'

type EvenementFieldProps = {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  readonly value: EvenementChoisi | null
  readonly onChange: (value: EvenementChoisi | null) => void
}

/** Days since an event whose recording or report may still be added. */
const PASSES_JOURS = 365

const statutOf = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  return nb === 0 ? 'Aucun événement trouvé.' : `${formatCount(nb, 'événement')}.`
}

/** The event that a resource comes from, by the words of its title. Typing something else takes it away. */
export const EvenementField = ({ value, onChange, ...texts }: EvenementFieldProps) => {
  const today = useToday()
  const [text, setText] = useState(value?.titre ?? '')
  const isChosen = value !== null && text === value.titre
  const titre = useDebounced(isChosen ? '' : text.trim())
  const { data, isError } = useQuery(evenementsQuery(titre, addDays(today, -PASSES_JOURS)))
  const options = isChosen
    ? [{ id: value.id, label: value.titre }]
    : (data?.evenements ?? []).map(({ id, titre: label, dateHeureDebut, fuseau }) => ({
        id,
        label,
        ...(dateHeureDebut !== null && { detail: formatLongDate(dateHeureDebut, fuseau) }),
      }))
  return (
    <Combobox
      {...texts}
      hint="À venir, ou passé depuis moins d’un an."
      placeholder="Mots du titre"
      options={options}
      value={value?.id ?? ''}
      onChange={(id) => {
        if (id === (value?.id ?? '')) return
        const found = data?.evenements.find((evenement) => evenement.id === id)
        onChange(found ? { id: found.id, titre: found.titre } : null)
      }}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed)
        if (value !== null && typed !== value.titre) onChange(null)
      }}
      status={isChosen ? '' : statutOf(data?.evenements.length, isError)}
    />
  )
}
