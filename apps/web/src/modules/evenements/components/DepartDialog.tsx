import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDesinscription } from '../use-inscription.ts'

type DepartDialogProps = {
  readonly evenement: Pick<CarteEvenement, 'id' | 'titre' | 'nombrePlacesTotal'>
  /** Whether the member is on the waiting list; otherwise she has a place. */
  readonly isAttente: boolean
  readonly onClose: () => void
}

/** Confirms before the member gives up her place or her rank. */
export const DepartDialog = ({ evenement, isAttente, onClose }: DepartDialogProps) => {
  const { desinscrire, isPending } = useDesinscription(
    evenement,
    isAttente ? 'Tu n’es plus sur la liste d’attente.' : 'Tu n’es plus inscrite à cet événement.',
  )
  const { titre, nombrePlacesTotal } = evenement
  return isAttente ? (
    <ConfirmDialog
      isOpen
      title="Quitter la liste d’attente&nbsp;?"
      confirmLabel="Quitter la liste d’attente"
      closeLabel="Rester sur la liste"
      busy={isPending}
      onConfirm={() => desinscrire(onClose)}
      onClose={onClose}
    >
      <p>Tu perds ton rang pour «&nbsp;{titre}&nbsp;». Si tu reviens, tu passes après les autres.</p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      isOpen
      title="Te désinscrire&nbsp;?"
      confirmLabel="Me désinscrire"
      closeLabel="Garder ma place"
      busy={isPending}
      onConfirm={() => desinscrire(onClose)}
      onClose={onClose}
    >
      <p>
        {nombrePlacesTotal === null
          ? `Tu ne participes plus à «\u00a0${titre}\u00a0». Tu pourras te réinscrire.`
          : `Ta place pour «\u00a0${titre}\u00a0» est libérée, et proposée à celles qui attendent.`}
      </p>
    </ConfirmDialog>
  )
}
