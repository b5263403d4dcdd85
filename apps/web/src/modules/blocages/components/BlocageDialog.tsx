import { formatName } from '@entrelles/contract/kit/format.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useCreateBlocage } from '../blocages.api.ts'
import { ConsequencesList } from './ConsequencesList.tsx'

type BlocageDialogProps = {
  readonly adherente: { readonly id: AdherenteId; readonly prenom: string; readonly nom: string | null }
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Where to go once she is blocked, from a page that then no longer exists for the reader. */
  readonly exit?: string | undefined
  /** Called once she is blocked. */
  readonly onDone?: () => void
}

/** Says what blocking does, and blocks. */
export const BlocageDialog = ({ adherente, isOpen, onOpenChange, exit, onDone }: BlocageDialogProps) => {
  const navigate = useNavigate()
  const { id } = adherente
  const nom = formatName(adherente)
  const { mutate: block, isPending } = useCreateBlocage(`${nom} est bloquée.`)
  const close = () => onOpenChange(false)
  const confirm = () =>
    block(
      { body: { adherenteId: id } },
      {
        onSuccess: () => {
          close()
          onDone?.()
          if (exit !== undefined) void navigate(exit)
        },
        onError: close,
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Bloquer ${nom}\u00a0?`}
      confirmLabel="Bloquer"
      busyLabel="Blocage…"
      busy={isPending}
      onConfirm={confirm}
      onClose={close}
    >
      <div className="stack">
        <ConsequencesList />
        <p>
          Elle n’en saura rien. Tu pourras la débloquer dans Mon compte, sous «&nbsp;Membres bloquées&nbsp;».
        </p>
      </div>
    </ConfirmDialog>
  )
}
