import { formatCount, formatName } from '@entrelles/contract/kit/format.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type {
  CarteAdherente,
  TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import type { MentionOption, Mentions } from '#ui/use-mention-picker.ts'
import { mentionsQuery } from './actus.api.ts'

/** Whose readers may be mentioned: those of a post, or of a branch; otherwise all members. */
type PorteeMentions = {
  readonly publicationId?: PublicationId
  readonly territoire?: TerritoireId
}

const optionOf = ({ id, photo, profession, ville, ...named }: CarteAdherente): readonly MentionOption[] =>
  id === null
    ? []
    : [
        {
          id,
          label: formatName(named),
          detail: [profession, ville?.nom].filter(Boolean).join(' · ') || undefined,
          photo: photo && pictureOf(photo),
        },
      ]

type Recherche = {
  /** Undefined when no mention is being typed. */
  readonly words: string | undefined
  readonly isError: boolean
  readonly found: number | undefined
}

/** What a screen reader says of the search, and the list while it is empty. */
export const statutMentions = ({ words, isError, found }: Recherche): string => {
  if (words === undefined) return ''
  if (words.trim() === '') return 'Écris le début d’un nom.'
  if (isError) return 'La recherche n’a pas abouti.'
  if (found === undefined) return 'Recherche…'
  if (found === 0) return 'Aucune membre de ce nom.'
  return `${formatCount(found, 'membre')}. Flèches pour choisir, Entrée pour mentionner, Échap pour fermer.`
}

/** The members who may be mentioned, by what is typed after « @ ». */
export const useMentions = (portee: PorteeMentions = {}): Mentions => {
  const [words, setWords] = useState<string>()
  const termes = useDebounced(words?.trim() ?? '')
  const { data, isError } = useQuery({ ...mentionsQuery({ termes, ...portee }), enabled: termes !== '' })
  const options = words?.trim() ? (data?.adherentes.flatMap(optionOf) ?? []) : []
  return {
    label: 'Membres à mentionner',
    options,
    status: statutMentions({ words, isError, found: data && options.length }),
    onQuery: setWords,
  }
}
