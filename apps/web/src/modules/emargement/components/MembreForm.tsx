import { formatName } from '@entrelles/contract/kit/format.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { MEMBRE_INCONNUE } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { adherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { tellAjout } from '../ajout.ts'
import { membresQuery } from '../emargement.api.ts'
import type { Emargement } from '../use-emargement.ts'
import { statutRecherche } from '../recherche.ts'

const membreForm = z.strictObject({ adherenteId: z.string().min(1, MEMBRE_INCONNUE).pipe(adherenteId) })

const TERMES_MIN = 2

/** Searches members by name; once one is selected, she is the only option. */
const useMembres = (text: string, chosen: CarteAdherente | undefined) => {
  const termes = useDebounced(text.trim())
  const chosenName = chosen && formatName(chosen)
  // Compares the debounced text with the selected name: options that change at the moment of selection would undo it.
  const isAsked = termes.length >= TERMES_MIN && termes !== chosenName
  const { data, isError } = useQuery({ ...membresQuery(termes), enabled: isAsked })
  // A deleted account cannot be checked in.
  const found = isAsked ? data?.adherentes.filter(({ id }) => id !== null) : undefined
  return {
    found,
    isChosen: text.trim() === chosenName,
    isError: isAsked && isError && termes === text.trim(),
    options: found ?? (chosen ? [chosen] : []),
  }
}

type MembreFormProps = {
  readonly isOnline: boolean
  /** The user switched to this form: take the focus. */
  readonly isChosen: boolean
  readonly onAjouter: Emargement['ajouter']
  readonly onDone?: (() => void) | undefined
  readonly onOther: () => void
}

export const MembreForm = ({ isOnline, isChosen: isWanted, onAjouter, onDone, onOther }: MembreFormProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<CarteAdherente>()
  const { found, isChosen, isError, options } = useMembres(text, chosen)
  const form = useContractForm(membreForm, {
    name: 'membre',
    labels: { adherenteId: 'Chercher une membre' },
    defaultValues: { adherenteId: '' },
    onSubmit: async (values) => {
      const nom = chosen ? formatName(chosen) : ''
      tellAjout(await onAjouter({ ...values, cle: crypto.randomUUID() }, nom), nom)
      form.reset()
      setChosen(undefined)
      setText('')
      onDone?.()
    },
  })
  useEffect(() => {
    if (isWanted) frame.current?.querySelector('input')?.focus()
  }, [isWanted])
  const { value, onChange, ...field } = form.controlled('adherenteId')
  return (
    <div ref={frame}>
      <Form form={form} className="stack">
        <Combobox
          {...field}
          hint={
            isOnline
              ? 'Par son prénom ou son nom.'
              : 'La recherche a besoin du réseau\u202f: sans lui, écris son prénom et son nom.'
          }
          options={options.map((membre) => ({
            id: membre.id ?? '',
            label: formatName(membre),
            ...(membre.ville && { detail: membre.ville.nom }),
          }))}
          value={value}
          onChange={(id) => {
            setChosen(options.find((membre) => membre.id === id))
            onChange(id)
          }}
          inputValue={text}
          onInputChange={setText}
          status={statutRecherche({ text: text.trim(), isChosen, isOnline, isError, nb: found?.length })}
        />
        <Button type="submit" variant="primary" block busy={form.isSubmitting} busyLabel="Ajout…">
          <Icon name="user-plus" />
          Ajouter et pointer
        </Button>
        <Button variant="quiet" onClick={onOther}>
          Elle n’est pas membre du réseau
        </Button>
      </Form>
    </div>
  )
}
