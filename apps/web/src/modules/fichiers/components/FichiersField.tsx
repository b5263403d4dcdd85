import { formatAny, formatSize } from '@entrelles/contract/kit/format.ts'
import {
  MIMES_FICHIER,
  USAGES_FICHIER,
  type Fichier,
  type UsageFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/Field.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useField } from '#ui/use-field.ts'
import { useSentFichiers } from '../use-sent-fichiers.ts'
import { useSubmitAfter } from '../use-submit-after.ts'
import { FichierRow } from './FichierRow.tsx'
import styles from './Fichiers.module.css'
import { SendingRow } from './SendingRow.tsx'

type FichiersFieldProps = {
  readonly id?: string | undefined
  readonly usage: UsageFichier
  readonly value: readonly Fichier[]
  readonly onChange: (fichiers: readonly Fichier[]) => void
  readonly label: string
  readonly isOptional?: boolean
  readonly error?: string | undefined
}

const ruleOf = (usage: UsageFichier, room: number): string => {
  const { types, maxOctets } = USAGES_FICHIER[usage]
  const left = room === 0 ? 'maximum atteint' : `encore ${room}`
  return `${formatAny(types)} · ${formatSize(maxOctets)} au plus · ${left}`
}

/** The private files of a form. Each leaves as soon as it is chosen; the form then sends their ids. */
export const FichiersField = ({
  id,
  usage,
  value,
  onChange,
  label,
  isOptional = false,
  error,
}: FichiersFieldProps) => {
  const sent = useSentFichiers({ usage, value, onChange })
  const { sendings, refusals, room } = sent
  const rule = ruleOf(usage, room)
  const told = refusals.join(' ') || error
  const { parts, control } = useField({ id, description: rule, error: told })
  const [isOver, setIsOver] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useSubmitAfter(group, sendings.length > 0, refusals.length > 0)

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      sent.take([...event.dataTransfer.files])
    },
  }
  const named = (
    <>
      {label}
      {isOptional && <span className={styles.optional}> (facultatif)</span>}
    </>
  )
  return (
    <Field label={named} error={told} parts={parts} isGroup isErrorLive>
      <fieldset ref={group} aria-labelledby={parts.label} className={styles.field} {...drop}>
        {value.length + sendings.length > 0 && (
          <ul className={styles.rows}>
            {value.map((fichier) => (
              <FichierRow
                key={fichier.id}
                isPdf={fichier.type === 'pdf'}
                nom={fichier.nom}
                line={formatSize(fichier.taille)}
                action={
                  <IconButton
                    plain
                    icon="x-bold"
                    label={`Retirer ${fichier.nom}`}
                    onClick={() => {
                      sent.remove(fichier)
                      button.current?.focus()
                    }}
                  />
                }
              />
            ))}
            {sendings.map((sending) => (
              <SendingRow key={sending.key} sending={sending} onAborted={() => button.current?.focus()} />
            ))}
          </ul>
        )}
        <div className={cx(styles.zone, isOver && styles.over)}>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={Object.values(MIMES_FICHIER).join()}
            onChange={({ currentTarget }) => {
              sent.take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <Button
            {...control}
            ref={button}
            variant="secondary"
            size="sm"
            disabled={room === 0}
            onClick={() => input.current?.click()}
          >
            <Icon name="paperclip" size="sm" />
            Joindre un fichier
          </Button>
          <span id={parts.description} className={styles.line}>
            {rule}
          </span>
        </div>
        <output className="sr-only">{sent.said}</output>
      </fieldset>
    </Field>
  )
}
