import { TEXTE_IMAGE_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useRef, useState } from 'react'
import { pictureOf } from '#kit/sent-pictures.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Field } from '#ui/Field.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useField } from '#ui/use-field.ts'
import { sendImage } from '../images.ts'
import type { RessourceFormulaire } from '../use-ressource-form.ts'
import styles from './Formulaire.module.css'

/** The picture of a resource, and what it shows. It leaves as soon as it is chosen. */
export const ImageFields = ({ form }: { readonly form: RessourceFormulaire }) => {
  const { id, value: image, error, onChange } = form.controlled('image')
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const rule = 'Facultatif. jpg ou png uniquement, 10\u00a0Mo au plus.'
  const told = refusal ?? error
  const { parts, control } = useField({ id, hint: rule, error: told })

  const send = async (file: File | undefined) => {
    if (!file) return
    setRefusal(undefined)
    setIsSending(true)
    const sent = await sendImage(file)
    setIsSending(false)
    if ('refusal' in sent) return setRefusal(sent.refusal)
    onChange({ id: sent.id, nom: sent.nom })
    // Another picture shows something else.
    form.controlled('texteImage').onChange('')
  }
  return (
    <Card as="section" aria-labelledby="image">
      <h2 id="image" className={styles.title}>
        Image
      </h2>
      <div className="stack">
        <Field
          label={<span className="sr-only">Image</span>}
          hint={image ? undefined : rule}
          error={told}
          parts={parts}
          isGroup
          isErrorLive
        >
          {image && <img src={pictureOf(image.nom, 800)} alt="" className={styles.picture} />}
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
          <div className={styles.buttons}>
            <Button
              {...control}
              ref={button}
              size="sm"
              busy={isSending}
              busyLabel="Envoi…"
              onClick={() => input.current?.click()}
            >
              <Icon name="image" />
              {image ? 'Changer' : 'Choisir une image'}
            </Button>
            {image && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  onChange(null)
                  button.current?.focus()
                }}
              >
                Retirer
              </Button>
            )}
          </div>
        </Field>
        {image && (
          <TextField
            {...form.field('texteImage')}
            hint="Ce qu’on y voit, pour celles qui ne la voient pas."
            maxLength={TEXTE_IMAGE_MAX}
            autoComplete="off"
          />
        )}
      </div>
    </Card>
  )
}
