import type {
  AdherenteTrouvee,
  CompteId,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { adherentesQuery } from '../bo-adhesions.api.ts'
import { formatNom } from '../mots.ts'

const TERMES_MIN = 2

type AdherenteFieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly id?: string
  readonly error?: string | undefined
  readonly className?: string | undefined
  readonly value: CompteId | ''
  readonly onChange: (adherente: AdherenteTrouvee | undefined) => void
}

type Recherche = {
  readonly termes: string
  /** The text is the name of the selected member: no search. */
  readonly isChosen: boolean
  readonly isError: boolean
  readonly found: readonly AdherenteTrouvee[] | undefined
}

const statusOf = ({ termes, isChosen, isError, found }: Recherche): string => {
  if (isChosen) return ''
  if (termes.length < TERMES_MIN) return 'Saisis un nom ou un e-mail.'
  if (isError) return 'La recherche a échoué.'
  if (found === undefined) return 'Recherche…'
  if (found.length === 0) return 'Aucune adhérente trouvée.'
  return found.length === 1 ? '1 adhérente trouvée.' : `${found.length} adhérentes trouvées.`
}

/** Selects a member by the beginning of her name or email. */
export const AdherenteField = ({ value, onChange, ...rest }: AdherenteFieldProps) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<AdherenteTrouvee>()
  const termes = useDebounced(text.trim())
  const chosenName = chosen && formatNom(chosen)
  const isAsked = termes.length >= TERMES_MIN && termes !== chosenName
  const { data, isError } = useQuery({ ...adherentesQuery(termes), enabled: isAsked })
  const found = isAsked ? data?.adherentes : undefined
  const options = found ?? (chosen ? [chosen] : [])
  return (
    <Combobox
      {...rest}
      placeholder="Nom ou e-mail"
      options={options.map((adherente) => ({
        id: adherente.id,
        label: formatNom(adherente),
        detail: [adherente.commune, adherente.email].filter(Boolean).join(' · '),
      }))}
      value={value}
      onChange={(id) => {
        const adherente = options.find((option) => option.id === id)
        setChosen(adherente)
        onChange(adherente)
      }}
      inputValue={text}
      onInputChange={setText}
      status={statusOf({
        termes: text.trim(),
        isChosen: text.trim() === chosenName,
        isError: isAsked && isError && termes === text.trim(),
        found,
      })}
    />
  )
}
