import { MIMES_FICHIER } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { useMedia } from '#kit/media.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Brouillon } from '../brouillons.ts'
import { useContexteFil } from '../contexte-fil.ts'
import type { Ecrit } from '../envois.ts'
import { champOf, PIECE_JOINTE } from '../mots.ts'
import { useBrouillon } from '../use-brouillon.ts'
import { useComposer } from '../use-composer.ts'
import styles from './Composer.module.css'
import { champTexteOf, PiecesRows } from './PiecesRows.tsx'

/** What the thread asks of the field. What is typed stays here: a key must not draw the whole thread again. */
export type ComposerHandle = {
  readonly quote: (citation: NonNullable<Brouillon['citation']>) => void
  /** Takes the words of a refused message back. */
  readonly take: (brouillon: Brouillon) => void
}

type MessageComposerProps = {
  readonly ref: Ref<ComposerHandle>
  readonly discussion: Discussion
  /** It replaces the buttons of a first contact, one of which had the focus. */
  readonly takesFocus: boolean
  readonly onSend: (ecrit: Ecrit) => void
  /** Edits her last message, from an empty field. */
  readonly onEditLast: () => void
}

/** The message that this one answers. */
const Citation = ({ saisie }: { readonly saisie: ReturnType<typeof useBrouillon> }) => {
  const { nomOf } = useContexteFil()
  const { citation } = saisie.brouillon
  if (!citation) return null
  return (
    <div className={styles.quoted}>
      <div>
        <strong>En réponse à {nomOf(citation.auteureId)}</strong>
        <span>{citation.extrait || PIECE_JOINTE}</span>
      </div>
      <IconButton
        plain
        icon="x-bold"
        label="Ne plus citer ce message"
        onClick={() => saisie.change({ citation: null })}
      />
    </div>
  )
}

/** Writes in a discussion: Enter sends and Shift + Enter starts a line; on a phone, Enter starts a line. */
export const MessageComposer = ({
  ref,
  discussion,
  takesFocus,
  onSend,
  onEditLast,
}: MessageComposerProps) => {
  const saisie = useBrouillon(discussion.id)
  const { brouillon, change } = saisie
  const { sent, error, isAsked, isSending, type, describe, send } = useComposer({
    discussion,
    saisie,
    onSend,
  })
  const [fieldId, helpId, errorId] = [useId(), useId(), useId()]
  const field = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTouch = useMedia('(pointer: coarse)')
  const label = champOf(discussion)
  const { joindre } = discussion.droits

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  useImperativeHandle(ref, () => ({
    quote: (citation) => {
      change({ citation })
      field.current?.focus()
    },
    take: (taken) => {
      change(taken)
      field.current?.focus()
    },
  }))
  const submit = () => {
    const missing = send()
    if (missing) document.getElementById(champTexteOf(missing.id))?.focus()
    else field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey && !isTouch) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && brouillon.citation) change({ citation: null })
    else if (event.key === 'ArrowUp' && brouillon.contenu === '') {
      event.preventDefault()
      onEditLast()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files may be dropped anywhere on it; the button does the same
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onDragOver={(event) => joindre && event.preventDefault()}
      onDrop={(event) => {
        if (!joindre) return
        event.preventDefault()
        sent.take([...event.dataTransfer.files])
      }}
    >
      <Citation saisie={saisie} />
      <PiecesRows
        pieces={brouillon.piecesJointes}
        sent={sent}
        isAsked={isAsked}
        onDescribe={describe}
        onRemoved={() => field.current?.focus()}
      />
      <div className={styles.bar}>
        {joindre && (
          <>
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
            <IconButton
              icon="paperclip"
              label="Joindre un fichier"
              disabled={sent.room === 0}
              onClick={() => input.current?.click()}
            />
          </>
        )}
        <div className={styles.field} data-texte={brouillon.contenu}>
          <label htmlFor={fieldId} className="sr-only">
            {label}
          </label>
          <textarea
            ref={field}
            id={fieldId}
            rows={1}
            className={styles.area}
            placeholder={label}
            value={brouillon.contenu}
            aria-invalid={error !== '' || undefined}
            aria-describedby={cx(helpId, error !== '' && errorId)}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const files = [...event.clipboardData.files]
              if (!joindre || files.length === 0) return
              event.preventDefault()
              sent.take(files)
            }}
          />
        </div>
        <IconButton
          type="submit"
          icon="paper-plane-right-bold"
          label={isSending ? 'Envoi des fichiers…' : 'Envoyer'}
          disabled={isSending}
          className={styles.send}
        />
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
      {!joindre && <p className={styles.hint}>{messagerieErrors.premier_message().message}</p>}
      <span id={helpId} className="sr-only">
        {isTouch ? 'Le bouton Envoyer envoie le message.' : 'Entrée envoie, Maj + Entrée va à la ligne.'}
      </span>
      <output className="sr-only">{sent.said}</output>
    </form>
  )
}
