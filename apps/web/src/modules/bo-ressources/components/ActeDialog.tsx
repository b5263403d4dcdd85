import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { MOTS, phraseOf, type Acte, type Demande } from '../demande.ts'
import { useActe } from '../use-acte.ts'
import { PrevenirField } from './PublicationDialog.tsx'

type ActeDialogProps = {
  readonly acte: Acte
  readonly ressource: Demande['ressource']
  readonly onClose: () => void
  /** Receives the resource; undefined after a deletion. */
  readonly onDone: (after: DetailRessourceBo | undefined) => void
}

/** Confirms an act, with its consequences. */
export const ActeDialog = ({ acte, ressource, onClose, onDone }: ActeDialogProps) => {
  const { faire, isPending } = useActe(acte)
  const [prevenir, setPrevenir] = useState(acte === 'publier')
  const { titre, confirmer, enCours, variant } = MOTS[acte]
  return (
    <ConfirmDialog
      isOpen
      title={titre(ressource.titre)}
      confirmLabel={confirmer}
      closeLabel={acte === 'abandonner' ? 'Les garder' : 'Annuler'}
      busyLabel={enCours}
      busy={isPending}
      variant={variant}
      onConfirm={() => faire(ressource, prevenir, { onDone, onFailure: onClose })}
      onClose={onClose}
    >
      <p>{phraseOf(acte, ressource)}</p>
      {acte === 'publier' && <PrevenirField checked={prevenir} onChange={setPrevenir} />}
    </ConfirmDialog>
  )
}
