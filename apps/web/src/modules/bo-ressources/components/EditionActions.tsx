import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { Button } from '#ui/Button.tsx'
import type { Demande } from '../demande.ts'

type EditionActionsProps = {
  readonly ressource: DetailRessourceBo
  readonly onAsk: (acte: Demande['acte']) => void
}

/** The buttons that take a resource away. */
export const EditionActions = ({ ressource, onAsk }: EditionActionsProps) => {
  const { droits } = ressource
  return (
    <>
      {droits.supprimer && (
        <Button variant="danger" onClick={() => onAsk('supprimer')}>
          Supprimer
        </Button>
      )}
      {droits.archiver && (
        <Button variant="danger" onClick={() => onAsk('archiver')}>
          Archiver
        </Button>
      )}
    </>
  )
}
