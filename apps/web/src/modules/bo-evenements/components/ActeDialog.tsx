import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { MOTS, suiteOf, type Demande } from '../demande.ts'
import { useActe } from '../use-acte.ts'

type ActeDialogProps = {
  readonly demande: Demande
  readonly onClose: () => void
  /** Receives the updated event, or the copy; undefined after a deletion. */
  readonly onDone: (after: DetailEvenementBo | undefined) => void
}

/** Confirms an act, with its consequences. */
export const ActeDialog = ({ demande, onClose, onDone }: ActeDialogProps) => {
  const { faire, isPending } = useActe()
  const { titre, confirmer, enCours, variant } = MOTS[demande.acte]
  return (
    <ConfirmDialog
      isOpen
      title={titre(demande.evenement.titre)}
      confirmLabel={confirmer}
      closeLabel={demande.acte === 'annuler' ? 'Ne rien changer' : 'Annuler'}
      busyLabel={enCours}
      busy={isPending}
      variant={variant}
      onConfirm={() => faire(demande, { onDone, onFailure: onClose })}
      onClose={onClose}
    >
      <p>{suiteOf(demande)}</p>
    </ConfirmDialog>
  )
}
