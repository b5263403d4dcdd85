import { formatCount } from '@entrelles/contract/kit/format.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { SearchTokensField } from '#ui/SearchTokensField.tsx'
import { ressourcesQuery } from '../bo-evenements.api.ts'

type RessourcesFieldProps = {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  /** Those of the event, whose titles are known before any search. */
  readonly connues: readonly { readonly id: string; readonly titre: string }[]
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}

const statutOf = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  return nb === 0 ? 'Aucune ressource trouvée.' : `${formatCount(nb, 'ressource')}.`
}

/** Resources of the library, found by their words, in the order in which members read them. */
export const RessourcesField = ({ connues, value, onChange, ...texts }: RessourcesFieldProps) => {
  const [text, setText] = useState('')
  const [titres, setTitres] = useState<ReadonlyMap<string, string>>(
    () => new Map(connues.map(({ id, titre }) => [id, titre])),
  )
  const { data, isError } = useQuery(ressourcesQuery(useDebounced(text.trim())))
  const found = data?.ressources.filter(({ id }) => !value.includes(id))
  return (
    <SearchTokensField
      {...texts}
      hint="Les membres les trouvent sur la page de l’événement."
      placeholder="Mots du titre"
      options={(found ?? []).map(({ id, titre, type }) => ({
        id,
        label: titre,
        detail: TYPES_RESSOURCE[type],
      }))}
      inputValue={text}
      onInputChange={setText}
      status={statutOf(found?.length, isError)}
      chosen={value.map((id) => ({ id, label: titres.get(id) ?? '' }))}
      onAdd={(id) => {
        const added = found?.find((one) => one.id === id)
        if (!added) return
        setTitres(new Map([...titres, [id, added.titre]]))
        onChange([...value, id])
      }}
      onRemove={(token) => onChange(value.filter((id) => id !== token.id))}
    />
  )
}
