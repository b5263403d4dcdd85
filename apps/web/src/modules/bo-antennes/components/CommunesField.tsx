import type { Ville } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useRef, useState } from 'react'
import { useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Tokens } from '#ui/Tokens.tsx'
import { communesTrouvees } from '../mots.ts'
import styles from './CommunesField.module.css'

type CommunesFieldProps = {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  /** The saved communes, for their names. */
  readonly connues: readonly Ville[]
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/** Communes, searched by postal code and added one by one. */
export const CommunesField = ({ id, label, error, connues, value, onChange }: CommunesFieldProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [added, setAdded] = useState<readonly Ville[]>([])
  const [announcement, setAnnouncement] = useState('')
  const { villes, isError } = useCommunes(code.trim())
  const options = villes?.filter((ville) => !value.includes(ville.id))
  const known = new Map<string, Ville>([...connues, ...added].map((ville) => [ville.id, ville]))
  const chosen = value.flatMap((villeId) => known.get(villeId) ?? [])
  const add = (villeId: string) => {
    const ville = options?.find((option) => option.id === villeId)
    if (ville === undefined) return
    setAdded([...added, ville])
    onChange([...value, ville.id])
    setAnnouncement(`« ${ville.nom} » est ajoutée.`)
  }
  return (
    <div ref={frame} className={styles.field}>
      <Combobox
        id={id}
        label={label}
        hint="Saisis un code postal, puis choisis dans la liste."
        error={error}
        inputMode="numeric"
        placeholder="Code postal"
        options={(options ?? []).map(({ id: villeId, nom }) => ({ id: villeId, label: nom }))}
        value=""
        onChange={add}
        inputValue={code}
        onInputChange={(text) => {
          // Choosing a commune keeps the postal code, because the next one often shares it.
          if (!options?.some(({ nom }) => nom === text)) setCode(text)
        }}
        status={communesTrouvees(code.trim(), options?.length, isError)}
      />
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          <Tokens
            field={frame}
            tokens={chosen.map(({ id: villeId, nom }) => ({ id: villeId, label: nom }))}
            onRemove={(token) => {
              onChange(value.filter((villeId) => villeId !== token.id))
              setAnnouncement(`« ${token.label} » est retirée.`)
            }}
          />
        </div>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  )
}
