import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { COMMENTAIRE_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useRef, type ReactNode } from 'react'
import type { useContractForm } from '#kit/form.tsx'
import { RichTextField } from '#kit/RichTextField.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { RichTextHandle } from '#ui/RichTextEditor.tsx'
import type { saisieCommentaireForm } from '../saisie-commentaire.ts'
import { useMentions } from '../use-mentions.ts'
import styles from './Commentaires.module.css'
import { ImagesField } from './ImagesField.tsx'

type CommentaireFieldsProps = {
  readonly form: ReturnType<typeof useContractForm<typeof saisieCommentaireForm, 'contenu' | 'images'>>
  readonly publicationId: PublicationId
  readonly label?: string
  /** Takes the focus when it appears. */
  readonly isOpened?: boolean
  /** Beside the text. */
  readonly action?: ReactNode
}

/** The words of a comment, with mentions and a photo. */
export const CommentaireFields = ({
  form,
  publicationId,
  label,
  isOpened = false,
  action,
}: CommentaireFieldsProps) => {
  const editor = useRef<RichTextHandle>(null)
  const mentions = useMentions({ publicationId })
  const contenu = form.controlled('contenu')
  // Most comments are short: the counter is shown near the limit.
  const isLong = textOfRichText(contenu.value).length > 0.8 * COMMENTAIRE_MAX
  return (
    <div className={styles.fields}>
      <RichTextField
        {...contenu}
        ref={editor}
        label={label ?? contenu.label}
        placeholder={label ?? contenu.label}
        isCompact
        mentions={mentions}
        {...(isLong && { maxLength: COMMENTAIRE_MAX })}
        opening={isOpened ? 'focus' : undefined}
      />
      {action}
      <div className={styles.below}>
        <ImagesField {...form.controlled('images')} max={1} isAsked={form.attempt > 0}>
          <Button variant="quiet" size="sm" onClick={() => editor.current?.mention()}>
            <Icon name="at" />
            Mentionner
          </Button>
        </ImagesField>
      </div>
    </div>
  )
}
