import { formatName } from '@entrelles/contract/kit/format.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { adherentesQuery } from '../bo-intervenants.api.ts'

const TERMES_MIN = 2

type AdherenteFieldProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** The initial selection. */
  readonly connue: DetailIntervenantBo['adherente']
  readonly value: AdherenteId | null
  readonly onChange: (id: AdherenteId | null) => void
}

const statusOf = (isAsked: boolean, isError: boolean, nb: number | undefined): string => {
  if (!isAsked) return 'Saisis un nom.'
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  if (nb === 0) return 'Aucune membre trouvée.'
  return nb === 1 ? '1 membre trouvée.' : `${nb} membres trouvées.`
}

/** A member, among those the author may see. */
export const AdherenteField = ({
  hint = 'Si elle a un compte. Laisse vide sinon.',
  connue,
  value,
  onChange,
  ...texts
}: AdherenteFieldProps) => {
  const [text, setText] = useState(connue ? formatName(connue) : '')
  const [known, setKnown] = useState(connue)
  const termes = useDebounced(text.trim())
  const isAsked = termes.length >= TERMES_MIN && !(known && formatName(known) === termes)
  const { data, isError } = useQuery({ ...adherentesQuery(termes), enabled: isAsked })
  const found = isAsked ? data?.adherentes : undefined
  const options = found ?? (known ? [{ ...known, ville: null }] : [])
  return (
    <Combobox
      {...texts}
      hint={hint}
      placeholder="Nom"
      options={options.map((adherente) => ({
        id: adherente.id,
        label: formatName(adherente),
        ...(adherente.ville && { detail: adherente.ville.nom }),
      }))}
      value={value ?? ''}
      onChange={(id) => {
        const adherente = options.find((option) => option.id === id)
        setKnown(adherente ?? null)
        onChange(adherente?.id ?? null)
      }}
      inputValue={text}
      onInputChange={setText}
      status={statusOf(isAsked, isError, found?.length)}
    />
  )
}
