import { DELAI_SUPPRESSION_JOURS } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteCompte, useParametres } from '../compte.api.ts'

type SuppressionDialogProps = {
  /** Called once the deletion is scheduled. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What a deletion erases, what the law keeps, and until when it can be cancelled. */
export const SuppressionDialog = ({ onDone, onClose }: SuppressionDialogProps) => {
  const { id } = useParametres()
  const { mutate: deleteCompte, isPending } = useDeleteCompte()
  return (
    <ConfirmDialog
      isOpen
      title="Supprimer ton compte&nbsp;?"
      confirmLabel="Supprimer mon compte"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={() =>
        deleteCompte({ params: { id }, body: { id } }, { onSuccess: onDone, onSettled: onClose })
      }
      onClose={onClose}
    >
      <div className="prose">
        <p>
          <strong>Ce qui disparaît&nbsp;:</strong> ton profil, tes messages, tes publications, tes réglages et
          ton accès au réseau.
        </p>
        <p>
          <strong>Ce que la loi nous fait garder&nbsp;:</strong> les pièces comptables de tes paiements, et
          elles seules, le temps qu’elle impose.
        </p>
        <p>
          <strong>Quand&nbsp;:</strong> dans {DELAI_SUPPRESSION_JOURS}&nbsp;jours. D’ici là, rien ne change et
          tu peux annuler à tout moment, ici même. Ensuite, c’est définitif.
        </p>
      </div>
    </ConfirmDialog>
  )
}
