import { formatName } from '@entrelles/contract/kit/format.ts'
import { GROUPE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Destinataire } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Tokens } from '#ui/Tokens.tsx'
import { destinatairesQuery } from '../messagerie.api.ts'
import { CONTACTS_MOTS, metierOf } from '../mots.ts'
import styles from './Nouvelle.module.css'

const TERMES_MIN = 2

type DestinatairesFieldProps = {
  readonly id?: string
  readonly label: string
  readonly error?: string | undefined
  readonly value: readonly Destinataire[]
  readonly onChange: (destinataires: readonly Destinataire[]) => void
  /** Members who are already in the group. */
  readonly excluded?: readonly string[]
}

const statusOf = (termes: string, isError: boolean, nb: number | undefined): string => {
  if (termes.length < TERMES_MIN) return 'Saisis le nom d’une membre.'
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  if (nb === 0) return 'Aucune membre trouvée.'
  return nb === 1 ? '1 membre trouvée.' : `${nb} membres trouvées.`
}

/** Chooses members by name; each choice becomes a token, and the field is ready for the next one. */
export const DestinatairesField = ({ value, onChange, excluded = [], ...rest }: DestinatairesFieldProps) => {
  const [text, setText] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const termes = useDebounced(text.trim())
  const isAsked = text !== '' && termes.length >= TERMES_MIN
  const { data, isError } = useQuery({ ...destinatairesQuery(termes), enabled: isAsked })
  const taken = new Set([...excluded, ...value.map(({ adherente }) => adherente.id)])
  const found = isAsked
    ? data?.destinataires.filter(
        ({ adherente, contact }) => !taken.has(adherente.id) && contact !== 'impossible',
      )
    : undefined
  const tokens = value.map(({ adherente }) => ({ id: adherente.id ?? '', label: formatName(adherente) }))
  return (
    <div ref={frame} className={styles.choix}>
      <Combobox
        {...rest}
        placeholder={tokens.length === 0 ? 'Le nom d’une membre' : 'Ajouter une membre'}
        isDisabled={value.length >= GROUPE_MAX - 1}
        opensOnText
        options={(found ?? []).map(({ adherente, contact }) => ({
          id: adherente.id ?? '',
          label: formatName(adherente),
          detail: [metierOf(adherente), CONTACTS_MOTS[contact]].filter(Boolean).join(' · '),
        }))}
        value=""
        onChange={(id) => {
          const chosen = found?.find(({ adherente }) => adherente.id === id)
          if (!chosen) return
          onChange([...value, chosen])
          setText('')
        }}
        inputValue={text}
        onInputChange={setText}
        status={statusOf(text.trim(), isError, termes === text.trim() ? found?.length : undefined)}
      />
      {tokens.length > 0 && (
        <div className={styles.choisies}>
          <Tokens
            tokens={tokens}
            field={frame}
            onRemove={({ id }) => onChange(value.filter(({ adherente }) => adherente.id !== id))}
          />
        </div>
      )}
    </div>
  )
}
