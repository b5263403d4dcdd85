import { useId, useRef, useState, type FormEvent } from 'react'
import type { FigureWords } from './article-nodes.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './RichText.module.css'
import { TextField } from './TextField.tsx'
import { useField } from './use-field.ts'

/** Where the pictures of an article are kept. The screen provides it, constant for the life of the editor. */
export type Pictures = {
  readonly srcOf: (id: string) => string | undefined
  /** Sends a picture: its id, or why it was refused. */
  readonly send: (file: File) => Promise<{ readonly id: string } | { readonly refusal: string }>
  readonly altMax: number
  readonly captionMax: number
}

type FigureDialogProps = {
  readonly pictures: Pictures
  /** The picture to change; without it, a new one is chosen. */
  readonly figure: FigureWords | undefined
  readonly onPut: (figure: FigureWords) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const MISSING_PICTURE = 'Choisis une image.'
const MISSING_WORDS = 'Décris l’image en quelques mots, pour celles qui ne la voient pas.'

/** Asks for a picture of the text and what it shows. */
export const FigureDialog = ({ pictures, figure, onPut, onRemove, onClose }: FigureDialogProps) => {
  const [id, setId] = useState(figure?.id ?? '')
  const [alt, setAlt] = useState(figure?.alt ?? '')
  const [caption, setCaption] = useState(figure?.caption ?? '')
  const [refusal, setRefusal] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const error = refusal ?? (isAsked && id === '' ? MISSING_PICTURE : undefined)
  const rule = 'jpg ou png uniquement, 10\u00a0Mo au plus.'
  const { parts, control } = useField({ hint: rule, error })
  const src = id === '' ? undefined : pictures.srcOf(id)

  const send = async (file: File | undefined) => {
    if (!file) return
    setRefusal(undefined)
    setIsSending(true)
    const sent = await pictures.send(file)
    setIsSending(false)
    if ('refusal' in sent) setRefusal(sent.refusal)
    else setId(sent.id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Does not submit the form that contains the editor.
    event.stopPropagation()
    setIsAsked(true)
    if (isSending || id === '' || alt.trim() === '') return
    onPut({ id, alt: alt.trim(), caption: caption.trim() })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={figure ? 'Modifier l’image' : 'Ajouter une image'}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel="Envoi…">
            {figure ? 'Enregistrer' : 'Ajouter l’image'}
          </Button>
          {figure && (
            <Button
              variant="danger"
              onClick={() => {
                onRemove()
                onClose()
              }}
            >
              Retirer
            </Button>
          )}
          <Button onClick={onClose}>Annuler</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="stack">
        <Field label="Image" hint={rule} error={error} parts={parts} isGroup isErrorLive>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            onChange={({ currentTarget }) => {
              void send(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          {src && <img src={src} alt="" className={styles.chosen} />}
          <div>
            <Button {...control} size="sm" disabled={isSending} onClick={() => input.current?.click()}>
              <Icon name="image" />
              {id === '' ? 'Choisir une image' : 'Changer d’image'}
            </Button>
          </div>
        </Field>
        <TextField
          label="Texte de l’image"
          hint="Ce qu’on y voit, pour celles qui ne la voient pas."
          maxLength={pictures.altMax}
          value={alt}
          error={isAsked && alt.trim() === '' ? MISSING_WORDS : undefined}
          onChange={({ target }) => setAlt(target.value.slice(0, pictures.altMax))}
        />
        <TextField
          label="Légende (facultatif)"
          maxLength={pictures.captionMax}
          value={caption}
          onChange={({ target }) => setCaption(target.value.slice(0, pictures.captionMax))}
        />
      </form>
    </Dialog>
  )
}
