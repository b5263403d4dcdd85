import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useUser } from '#kit/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useUpdateAntenne } from '../antennes.api.ts'

type ChoixDialogProps = {
  readonly antenne: DetailTerritoire
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Chooses the branch as the member’s own or, if it is, returns to the branch of her commune. */
export const ChoixDialog = ({ antenne: { id, nom, monAntenne }, onDone, onClose }: ChoixDialogProps) => {
  const { adherente } = useUser()
  const { mutate: updateAntenne, isPending } = useUpdateAntenne(({ territoire }) =>
    territoire === null
      ? 'Aucune antenne ne couvre encore ta commune.'
      : `Ton antenne est maintenant ${territoire.nom}.`,
  )
  const confirm = () =>
    updateAntenne(
      { params: { id: adherente.id }, body: { territoireId: monAntenne ? null : id } },
      { onSuccess: onDone, onSettled: onClose },
    )
  return (
    <ConfirmDialog
      isOpen
      variant="primary"
      title={monAntenne ? 'Revenir à l’antenne de ta commune\u00a0?' : `Faire de ${nom} ton antenne\u00a0?`}
      confirmLabel={monAntenne ? 'Revenir' : 'En faire mon antenne'}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {monAntenne
          ? 'Ton antenne suivra de nouveau ta commune.'
          : 'Elle remplacera la tienne, et ne changera plus avec ta commune. Tu pourras revenir en arrière.'}
      </p>
    </ConfirmDialog>
  )
}
