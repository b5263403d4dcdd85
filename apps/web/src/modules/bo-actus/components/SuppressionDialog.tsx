import { CORBEILLE_JOURS } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { ActuBo } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import { useDeletePublication } from '#modules/actus/actus.api.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { titreOf } from '../mots.ts'

type SuppressionDialogProps = {
  readonly actu: ActuBo
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Deletes a draft for good, anything else into the bin of its author. */
export const SuppressionDialog = ({ actu, onDone, onClose }: SuppressionDialogProps) => {
  const { mutate: remove, isPending } = useDeletePublication('L’actu est supprimée.')
  return (
    <ConfirmDialog
      isOpen
      title="Supprimer cette actu&nbsp;?"
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={() => remove({ params: { id: actu.id } }, { onSuccess: onDone, onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        «&nbsp;{titreOf(actu)}&nbsp;»{' '}
        {actu.statut === 'brouillon'
          ? 'disparaît avec ses photos. C’est définitif.'
          : `disparaît pour toutes. Son auteure peut encore la reprendre pendant ${CORBEILLE_JOURS}\u00a0jours.`}
      </p>
    </ConfirmDialog>
  )
}
