import { formatName } from '@entrelles/contract/kit/format.ts'
import { commentaireForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type {
  Commentaire,
  CommentaireId,
  Publication,
} from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useState } from 'react'
import { renamedRefusal } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { findKept } from '#kit/kept-forms.ts'
import { notify } from '#kit/notify.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useCreateCommentaire } from '../actus.api.ts'
import {
  champCommentaire,
  COMMENTAIRE_VIDE,
  corpsCommentaire,
  LIBELLES_COMMENTAIRE,
  saisieCommentaireForm,
} from '../saisie-commentaire.ts'
import { ClosedField } from './ClosedField.tsx'
import { CommentaireFields } from './CommentaireFields.tsx'
import styles from './Commentaires.module.css'

type CommentaireFormProps = {
  readonly publication: Publication
  /** The comment that is answered. */
  readonly parent?: Commentaire
  readonly onSent: (id: CommentaireId) => void
  readonly onCancel?: () => void
}

/** The form itself, whose editor is heavy. */
const OpenForm = ({ publication: { id }, parent, onSent, onCancel }: CommentaireFormProps) => {
  const { mutateAsync: create } = useCreateCommentaire()
  const form = useContractForm(saisieCommentaireForm, {
    name: `commentaire/${id}/${parent?.id ?? 'nouveau'}`,
    labels: LIBELLES_COMMENTAIRE,
    defaultValues: COMMENTAIRE_VIDE,
    onSubmit: async (saisie) => {
      const body = commentaireForm.parse({
        ...corpsCommentaire(saisie),
        commentaireParentId: parent?.id ?? null,
      })
      try {
        const { id: sent } = await create({ params: { id }, body })
        notify('Ton commentaire est publié.')
        form.reset(COMMENTAIRE_VIDE)
        onSent(sent)
      } catch (error) {
        throw renamedRefusal(error, champCommentaire) ?? error
      }
    },
  })
  return (
    <Form form={form} className="stack">
      <CommentaireFields
        form={form}
        publicationId={id}
        {...(parent && { label: `Ta réponse à ${parent.auteure.prenom}` })}
        isOpened
        action={
          <IconButton
            type="submit"
            icon="paper-plane-right-bold"
            label={form.isSubmitting ? 'Envoi…' : 'Envoyer le commentaire'}
            disabled={form.isSubmitting}
            className={styles.send}
          />
        }
      />
      {onCancel && (
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Annuler
        </Button>
      )}
    </Form>
  )
}

/** Comments a post, or answers a comment. Its editor is loaded once she means to write. */
export const CommentaireForm = (props: CommentaireFormProps) => {
  const { publication, parent, onSent } = props
  const { adherente } = useUser()
  const [isOpen, setIsOpen] = useState(
    () => parent !== undefined || findKept(`commentaire/${publication.id}/nouveau`) !== undefined,
  )
  return (
    <div className={styles.write}>
      <Avatar name={formatName(adherente)} src={adherente.photo && pictureOf(adherente.photo)} size="sm" />
      {isOpen ? (
        <OpenForm
          {...props}
          onSent={(id) => {
            setIsOpen(false)
            onSent(id)
          }}
        />
      ) : (
        <ClosedField onClick={() => setIsOpen(true)}>Ton commentaire</ClosedField>
      )}
    </div>
  )
}
