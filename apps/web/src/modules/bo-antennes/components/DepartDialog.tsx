import { formatName } from '@entrelles/contract/kit/format.ts'
import type {
  CoordinatriceBo,
  DetailTerritoireBo,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteCoordinatrice } from '../bo-antennes.api.ts'

type DepartDialogProps = {
  readonly antenne: DetailTerritoireBo
  readonly coordinatrice: CoordinatriceBo
  readonly onChange: (version: number) => void
  readonly onClose: () => void
}

/** Removes a coordinator. */
export const DepartDialog = ({ antenne, coordinatrice, onChange, onClose }: DepartDialogProps) => {
  const { id, nom, coordinatrices } = antenne
  const { mutate: remove, isPending } = useDeleteCoordinatrice(
    `${formatName(coordinatrice)} ne coordonne plus l’antenne ${nom}.`,
  )
  const vu = coordinatrices.map((other) => other.id)
  const adherentes = vu.filter((other) => other !== coordinatrice.id)
  return (
    <ConfirmDialog
      isOpen
      title={`Retirer ${formatName(coordinatrice)}\u00a0?`}
      confirmLabel="Retirer"
      busyLabel="Enregistrement…"
      busy={isPending}
      onClose={onClose}
      onConfirm={() =>
        remove(
          { params: { id }, body: { adherentes, vu } },
          {
            onSuccess: ({ version }) => {
              onClose()
              onChange(version)
            },
          },
        )
      }
    >
      <p>Elle est prévenue par e-mail et n’accède plus aux pages de cette antenne.</p>
    </ConfirmDialog>
  )
}
