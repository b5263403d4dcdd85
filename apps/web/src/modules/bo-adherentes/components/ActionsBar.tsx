import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { ActionFiches } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import type { FiltresFiches } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SelectionBar } from '#ui/SelectionBar.tsx'
import type { Demande } from '../demande.ts'
import type { useSelection } from '../use-selection.ts'

type ActionsBarProps = {
  readonly selection: ReturnType<typeof useSelection>
  /** Total of the list. */
  readonly nb: number
  /** When the total is capped, selecting by filter is disabled. */
  readonly canSelectAll: boolean
  readonly filtres: FiltresFiches
  readonly onAsk: (demande: Demande) => void
}

/** Actions on the selected members; hidden when the selection is empty. */
export const ActionsBar = ({ selection, nb, canSelectAll, filtres, onAsk }: ActionsBarProps) => {
  const { ids, isAll, selectAll, clear } = selection
  const chosen = isAll ? nb : ids.length
  if (chosen === 0) return null
  const ask = (action: ActionFiches) => () =>
    onAsk({ action, cible: isAll ? { filtre: filtres } : { ids }, nb: chosen })
  return (
    <SelectionBar
      count={formatCount(chosen, 'sélectionnée')}
      links={[
        ...(canSelectAll && chosen < nb ? [{ label: `Sélectionner les ${nb}`, onClick: selectAll }] : []),
        { label: 'Tout désélectionner', onClick: clear },
      ]}
    >
      <Button variant="quiet" onClick={ask('rattacher')}>
        <Icon name="map-pin-area" />
        Rattacher
      </Button>
      <Button variant="quiet" onClick={ask('envoyer_message')}>
        <Icon name="chat-circle-dots" />
        Envoyer un message
      </Button>
      <Button variant="quiet" onClick={ask('relancer_inscription')}>
        <Icon name="pencil-simple" />
        Relancer l’inscription
      </Button>
      <Button variant="primary" onClick={ask('relancer_adhesion')}>
        <Icon name="paper-plane-tilt-bold" size="sm" />
        Relancer l’adhésion
      </Button>
    </SelectionBar>
  )
}
