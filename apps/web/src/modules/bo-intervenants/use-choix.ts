import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { choixIntervenantsQuery } from './bo-intervenants.api.ts'
import { metierOf, nomOf, trouvees, type ChoixIntervenant } from './choix.ts'

/** Searches records by the beginning of a name. */
export const useChoix = (isLeftOut: (id: string) => boolean) => {
  const [text, setText] = useState('')
  const termes = useDebounced(text.trim())
  const { data, isError } = useQuery(choixIntervenantsQuery(termes))
  const found = data?.filter(({ id }) => !isLeftOut(id)) ?? []
  return {
    find: (id: string): ChoixIntervenant | undefined => found.find((one) => one.id === id),
    field: {
      placeholder: 'Nom ou structure',
      options: found.map((one) => ({ id: one.id, label: nomOf(one), detail: metierOf(one) })),
      inputValue: text,
      onInputChange: setText,
      status: trouvees(data && found.length, isError),
    },
  }
}
