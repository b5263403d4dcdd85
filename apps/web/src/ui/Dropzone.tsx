import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Button } from './Button.tsx'
import type { CropperProps } from './Cropper.tsx'
import { cx } from './cx.ts'
import styles from './Dropzone.module.css'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useField, type FieldTexts } from './use-field.ts'
import { usePicture, type PictureUse } from './use-picture.ts'

export type DropzoneProps = FieldTexts &
  PictureUse & {
    readonly id?: string | undefined
    /** Width divided by height of the crop area. */
    readonly proportions: number
    /** URL of the saved picture. */
    readonly current?: string | null | undefined
    /** `Cropper`, which the caller loads lazily. */
    readonly cropper: ComponentType<CropperProps>
  }

/** A picture field: choose, drop or paste a file, then crop it. Submitting the form confirms the crop. */
export const Dropzone = ({
  id,
  label,
  hint,
  description,
  error,
  proportions,
  current,
  cropper: LazyCropper,
  ...use
}: DropzoneProps) => {
  const picture = usePicture(use)
  const { chosen, busy, refusal } = picture
  const texts = { hint, description, error: refusal ?? error }
  const { parts, control } = useField({ id, ...texts })
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const shown = picture.removed ? undefined : (picture.preview ?? current)
  const { confirm } = picture

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!chosen || !form) return undefined
    const confirmFirst = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      void confirm().then((taken) => {
        if (!taken) return button.current?.focus()
        form.removeEventListener('submit', confirmFirst, true)
        return form.requestSubmit()
      })
    }
    form.addEventListener('submit', confirmFirst, true)
    return () => form.removeEventListener('submit', confirmFirst, true)
  }, [chosen, confirm])

  const choose = () => input.current?.click()
  const refocus = () => button.current?.focus()
  return (
    <Field label={label} {...texts} parts={parts} isGroup>
      <fieldset
        ref={root}
        aria-labelledby={parts.label}
        className={cx(styles.zone, !chosen && !shown && styles.empty, picture.isOver && styles.over)}
        {...picture.drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png"
          onChange={({ currentTarget }) => {
            picture.take(currentTarget.files)
            currentTarget.value = ''
          }}
        />
        {chosen ? (
          <Suspense
            fallback={
              <Loading status="Chargement du cadrage…">
                <Skeleton height="264px" />
              </Loading>
            }
          >
            <LazyCropper
              key={chosen.src}
              src={chosen.src}
              proportions={proportions}
              onCrop={picture.setCrop}
              onUnreadable={picture.refuseUnreadable}
            />
          </Suspense>
        ) : shown ? (
          <img
            src={shown}
            alt=""
            className={cx(styles.preview, proportions === 1 && styles.portrait)}
            style={{ aspectRatio: proportions }}
          />
        ) : (
          <p className={styles.invite}>
            <Icon name="image" />
            <span>Dépose une image ici, ou colle-la.</span>
          </p>
        )}
        <div className={styles.actions}>
          {chosen && (
            <Button
              variant="primary"
              size="sm"
              busy={busy}
              disabled={!picture.isFramed}
              busyLabel="Envoi…"
              onClick={() => void confirm().then((taken) => taken && refocus())}
            >
              Utiliser cette image
            </Button>
          )}
          <Button {...control} ref={button} variant="secondary" size="sm" disabled={busy} onClick={choose}>
            <Icon name="image" />
            {chosen || shown ? 'Changer d’image' : 'Choisir une image'}
          </Button>
          {chosen ? (
            <Button variant="quiet" size="sm" disabled={busy} onClick={() => (picture.cancel(), refocus())}>
              Annuler
            </Button>
          ) : (
            shown &&
            use.onRemove && (
              <Button variant="quiet" size="sm" onClick={() => (picture.remove(), refocus())}>
                Retirer
              </Button>
            )
          )}
        </div>
        <output className="sr-only">
          {busy ? 'Envoi de l’image…' : picture.preview ? 'Image envoyée.' : ''}
        </output>
      </fieldset>
    </Field>
  )
}
