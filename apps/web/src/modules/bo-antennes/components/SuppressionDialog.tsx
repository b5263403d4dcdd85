import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteTerritoire } from '../bo-antennes.api.ts'

type SuppressionDialogProps = { readonly antenne: DetailTerritoireBo; readonly onClose: () => void }

/** Deletes a closed branch. */
export const SuppressionDialog = ({ antenne: { id, nom }, onClose }: SuppressionDialogProps) => {
  const navigate = useNavigate()
  const { mutate: deleteTerritoire, isPending } = useDeleteTerritoire(`L’antenne ${nom} est supprimée.`)
  const confirm = () =>
    deleteTerritoire(
      { params: { id } },
      {
        onSuccess: () => void navigate(pathTo('/administratrice/antenne')),
        onError: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={`Supprimer l’antenne ${nom}\u00a0?`}
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Ce qu’elle dit d’elle-même et le souvenir de ses membres seront perdus.</p>
    </ConfirmDialog>
  )
}
