import { formatPercent } from '@entrelles/contract/kit/format.ts'
import { IMAGES_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { TEXTE_ALTERNATIF_MANQUANT } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { useId, useImperativeHandle, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useSubmitAfter } from '#modules/fichiers/fichiers.public.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/Field.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useField } from '#ui/use-field.ts'
import type { ImageSaisie } from '../saisie.ts'
import { useSentImages, type Envoi } from '../use-sent-images.ts'
import styles from './Images.module.css'

export type ImagesFieldHandle = { readonly choose: () => void }

type ImagesFieldProps = {
  readonly id?: string | undefined
  readonly label: string
  readonly max?: number
  readonly value: readonly ImageSaisie[]
  readonly onChange: (images: readonly ImageSaisie[]) => void
  readonly error?: string | undefined
  /** The form was sent: pictures without their words say so. */
  readonly isAsked: boolean
  readonly ref?: Ref<ImagesFieldHandle>
  /** Beside the button. */
  readonly children?: ReactNode
}

type ImageRowProps = {
  readonly image: ImageSaisie
  readonly rank: string
  readonly isAsked: boolean
  readonly onDescribe: (texte: string) => void
  readonly onRemove: () => void
}

/** A picture that was sent, and what it shows: asked for each, for those who cannot see it. */
const ImageRow = ({ image, rank, isAsked, onDescribe, onRemove }: ImageRowProps) => {
  const id = useId()
  const isMissing = isAsked && image.texteAlternatif.trim() === ''
  return (
    <div className={styles.image}>
      <img src={pictureOf(image.nom)} alt="" />
      <TextField
        id={id}
        label={`Que montre ${rank}\u202f?`}
        placeholder="Trois femmes devant un étal de Noël"
        value={image.texteAlternatif}
        error={isMissing ? TEXTE_ALTERNATIF_MANQUANT : undefined}
        onChange={({ target }) => onDescribe(target.value)}
      />
      <IconButton plain icon="x-bold" label={`Retirer ${rank}`} onClick={onRemove} />
    </div>
  )
}

const EnvoiRow = ({ envoi, onAborted }: { readonly envoi: Envoi; readonly onAborted: () => void }) => {
  const percent = Math.floor(envoi.share * 100)
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon name="image" />
      </span>
      <span className={styles.sending}>
        {envoi.nom}
        <br />
        {envoi.share < 1 ? `Envoi… ${formatPercent(percent / 100)}` : 'Vérification…'}
        <progress
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={`Envoi de ${envoi.nom}`}
        />
      </span>
      <IconButton
        plain
        icon="x-bold"
        label={`Annuler l’envoi de ${envoi.nom}`}
        onClick={() => {
          envoi.abort()
          onAborted()
        }}
      />
    </li>
  )
}

/** The photos of a post. Each leaves as soon as it is chosen; none is published without its words. */
export const ImagesField = ({
  id,
  label,
  max = IMAGES_MAX,
  value,
  onChange,
  error,
  isAsked,
  ref,
  children,
}: ImagesFieldProps) => {
  const { envois, refus, room, take, describe, remove, reorder } = useSentImages({ max, value, onChange })
  const told = refus.join(' ') || error
  const rule = `jpg ou png · 10\u00a0Mo au plus · ${room === 0 ? 'maximum atteint' : `encore ${room}`}`
  const { parts, control } = useField({ id, description: rule, error: told })
  const [isOver, setIsOver] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useSubmitAfter(group, envois.length > 0, refus.length > 0)
  const choose = () => input.current?.click()
  useImperativeHandle(ref, () => ({ choose }))
  const refocus = () => button.current?.focus()
  const rankOf = (index: number) => (value.length > 1 ? `la photo ${index + 1}` : 'la photo')
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      take([...event.dataTransfer.files])
    },
  }
  return (
    <Field label={<span className="sr-only">{label}</span>} error={told} parts={parts} isGroup isErrorLive>
      <fieldset
        ref={group}
        aria-labelledby={parts.label}
        className={cx(styles.field, isOver && styles.over)}
        {...drop}
      >
        {value.length > 0 && (
          <SortableList
            items={value}
            label="Photos, dans l’ordre de la publication"
            keyOf={({ id: imageId }) => imageId}
            nameOf={(image) => image.texteAlternatif.trim() || rankOf(value.indexOf(image))}
            onReorder={async (images) => reorder(images)}
          >
            {(image) => (
              <ImageRow
                image={image}
                rank={rankOf(value.indexOf(image))}
                isAsked={isAsked}
                onDescribe={(texte) => describe(image.id, texte)}
                onRemove={() => {
                  remove(image.id)
                  refocus()
                }}
              />
            )}
          </SortableList>
        )}
        {envois.length > 0 && (
          <ul className={styles.rows}>
            {envois.map((envoi) => (
              <EnvoiRow key={envoi.key} envoi={envoi} onAborted={refocus} />
            ))}
          </ul>
        )}
        <div className={styles.zone}>
          <input
            ref={input}
            type="file"
            hidden
            multiple={max > 1}
            accept="image/jpeg,image/png"
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <Button {...control} ref={button} variant="quiet" size="sm" disabled={room === 0} onClick={choose}>
            <Icon name="image" />
            Photo
          </Button>
          {children}
          <span id={parts.description} className={value.length === 0 ? 'sr-only' : 'small muted'}>
            {rule}
          </span>
        </div>
      </fieldset>
    </Field>
  )
}
