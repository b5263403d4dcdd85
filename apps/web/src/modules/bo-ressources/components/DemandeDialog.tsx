import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { Demande } from '../demande.ts'
import { ActeDialog } from './ActeDialog.tsx'
import { RelectureDialog } from './RelectureDialog.tsx'

type DemandeDialogProps = {
  readonly demande: Demande
  readonly onClose: () => void
  /** Receives the resource; undefined after a deletion. */
  readonly onDone: (after: DetailRessourceBo | undefined) => void
}

/** The dialog of what is asked. */
export const DemandeDialog = ({ demande: { acte, ressource }, ...rest }: DemandeDialogProps) =>
  acte === 'relire' ? (
    <RelectureDialog ressource={ressource} {...rest} />
  ) : (
    <ActeDialog acte={acte} ressource={ressource} {...rest} />
  )
