import { formatCount } from '@entrelles/contract/kit/format.ts'
import { ANCRE_COMMENTAIRE } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type {
  Commentaire,
  CommentaireId,
  Publication,
} from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { useFocusRow } from '#kit/list/use-focus-row.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Thread } from '#ui/Thread.tsx'
import { commentairesQuery, useDeleteCommentaire } from '../actus.api.ts'
import { filsOf } from '../commentaires.ts'
import { CommentaireForm } from './CommentaireForm.tsx'
import { CommentaireItem } from './CommentaireItem.tsx'
import styles from './Commentaires.module.css'

type SuppressionDialogProps = {
  readonly commentaire: Commentaire
  readonly onDone: () => void
  readonly onClose: () => void
}

const SuppressionDialog = ({ commentaire, onDone, onClose }: SuppressionDialogProps) => {
  const { mutate, isPending } = useDeleteCommentaire('Le commentaire est supprimé.')
  const { id: commentaireId, publicationId: id } = commentaire
  return (
    <ConfirmDialog
      isOpen
      title={'Supprimer ce commentaire\u202f?'}
      confirmLabel="Supprimer"
      busy={isPending}
      busyLabel="Suppression…"
      onConfirm={() => mutate({ params: { id, commentaireId } }, { onSuccess: onDone, onSettled: onClose })}
      onClose={onClose}
    >
      <p>Ses mots disparaissent pour toutes. C’est définitif.</p>
    </ConfirmDialog>
  )
}

type CommentairesSectionProps = {
  readonly publication: Publication
  /** On the page of the post, under a heading. */
  readonly isPage: boolean
}

/** The comments of a post in reading order, the latest beside the form. */
export const CommentairesSection = ({ publication, isPage }: CommentairesSectionProps) => {
  const query = useSuspenseInfiniteQuery(commentairesQuery(publication.id))
  const commentaires = query.data.pages.flatMap((page) => page.commentaires)
  const fils = filsOf(commentaires)
  const rows = useRef<HTMLOListElement>(null)
  const [parent, setParent] = useState<Commentaire>()
  const [aSupprimer, setASupprimer] = useState<Commentaire>()
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(aSupprimer !== undefined)
  const focus = useFocusRow(ANCRE_COMMENTAIRE, commentaires, query)
  const Heading = isPage ? 'h2' : 'h3'
  const nb = publication.nbCommentaires

  const onSent = (id: CommentaireId) => {
    setParent(undefined)
    focus(id)
  }
  return (
    <>
      <Heading ref={title} tabIndex={-1} className={isPage && nb > 0 ? 'list-count' : 'sr-only'}>
        {nb === 0 ? 'Commentaires' : formatCount(nb, 'commentaire')}
      </Heading>
      <div className={styles.before}>
        <LoadNextPage rows={rows} nb={fils.length} isAbove query={query}>
          Voir les commentaires précédents
        </LoadNextPage>
      </div>
      <Thread
        ref={rows}
        threads={fils}
        repliesLabel={({ auteure }) => `Réponses à ${auteure.prenom}`}
        below={(commentaire) =>
          parent?.id === commentaire.id && (
            <CommentaireForm
              publication={publication}
              parent={commentaire}
              onSent={onSent}
              onCancel={() => {
                setParent(undefined)
                focus(commentaire.id)
              }}
            />
          )
        }
      >
        {(commentaire) => (
          <CommentaireItem
            publication={publication}
            commentaire={commentaire}
            onReply={() => setParent(commentaire)}
            onDelete={() => setASupprimer(commentaire)}
          />
        )}
      </Thread>
      {publication.droits.commenter ? (
        <CommentaireForm publication={publication} onSent={onSent} />
      ) : (
        publication.statut === 'publiee' && (
          <p className="small muted">Les commentaires de cette publication sont fermés.</p>
        )
      )}
      {aSupprimer && (
        <SuppressionDialog
          commentaire={aSupprimer}
          onDone={onDone}
          onClose={() => setASupprimer(undefined)}
        />
      )}
    </>
  )
}
