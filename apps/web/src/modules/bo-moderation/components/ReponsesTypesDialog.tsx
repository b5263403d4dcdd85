import type { ReponseType } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { reponsesTypesQuery, useDeleteReponseType } from '../bo-moderation.api.ts'
import { USAGES } from '../mots.ts'
import { ReponseTypeDialog } from './ReponseTypeDialog.tsx'
import styles from './ReponsesTypes.module.css'

type DeleteReponseTypeDialogProps = { readonly reponse: ReponseType; readonly onClose: () => void }

const DeleteReponseTypeDialog = ({ reponse, onClose }: DeleteReponseTypeDialogProps) => {
  const { mutate: deleteReponse, isPending } = useDeleteReponseType()
  return (
    <ConfirmDialog
      isOpen
      title={'Supprimer cette réponse type\u00a0?'}
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={() => deleteReponse({ params: { id: reponse.id } }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>«&nbsp;{reponse.titre}&nbsp;» ne sera plus proposée. Les réponses déjà envoyées ne changent pas.</p>
    </ConfirmDialog>
  )
}

type ReponsesTypesListProps = {
  readonly onEdit: (reponse: ReponseType) => void
  readonly onDelete: (reponse: ReponseType) => void
}

const ReponsesTypesList = ({ onEdit, onDelete }: ReponsesTypesListProps) => {
  const { reponsesTypes } = useSuspenseQuery(reponsesTypesQuery()).data
  if (reponsesTypes.length === 0)
    return <p className="muted">Aucune pour l’instant. Écris celles qui reviennent souvent.</p>
  return (
    <ul>
      {reponsesTypes.map((reponse) => (
        <li key={reponse.id} className={styles.row}>
          <p>
            <strong>{reponse.titre}</strong>
            <span className={styles.usage}>{USAGES[reponse.usage]}</span>
          </p>
          <p className={styles.words}>{reponse.contenu}</p>
          <div className="row">
            <Button size="sm" onClick={() => onEdit(reponse)}>
              Modifier<span className="sr-only"> {reponse.titre}</span>
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onDelete(reponse)}>
              Supprimer<span className="sr-only"> {reponse.titre}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const ReponsesTypesSkeleton = () => (
  <Loading status="Chargement des réponses types…">
    <Skeleton height="12rem" />
  </Loading>
)

/** The texts that moderators choose instead of writing them again, kept by administrators. */
export const ReponsesTypesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [edited, setEdited] = useState<ReponseType | 'new'>()
  const [deleted, setDeleted] = useState<ReponseType>()
  return (
    <>
      <Dialog
        isOpen
        title="Réponses types"
        onClose={onClose}
        footer={
          <>
            <Button variant="primary" onClick={() => setEdited('new')}>
              <Icon name="plus-bold" size="sm" />
              Ajouter une réponse type
            </Button>
            <Button onClick={onClose}>Terminer</Button>
          </>
        }
      >
        <Boundary loading={<ReponsesTypesSkeleton />}>
          <ReponsesTypesList onEdit={setEdited} onDelete={setDeleted} />
        </Boundary>
      </Dialog>
      {edited && (
        <ReponseTypeDialog
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteReponseTypeDialog reponse={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
