import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { ActionForm } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { simulationQuery, useCreateAction, useTerritoires } from '../bo-adherentes.api.ts'
import { MOTS, quiOf, type Demande } from '../demande.ts'
import type { Espace } from '../espace.ts'
import { ActionPreview } from './ActionPreview.tsx'
import { MessageFichesDialog } from './MessageFichesDialog.tsx'

type ActionDialogProps = {
  readonly espace: Espace
  readonly demande: Demande
  readonly onClose: () => void
  readonly onDone: () => void
}

const SimulationDialog = ({ espace, demande, onClose, onDone }: ActionDialogProps) => {
  const { action, cible } = demande
  const mots = MOTS[action]
  const [antenne, setAntenne] = useState<TerritoireId | ''>('')
  const territoires = useTerritoires(espace)
  const { mutate: act, isPending, isSuccess } = useCreateAction(({ nbConcernees }) => mots.fait(nbConcernees))
  const body: ActionForm = { action, ...cible, ...(antenne !== '' && { territoireId: antenne }) }
  const isReady = action !== 'rattacher' || antenne !== ''
  const { data: simulation, error } = useQuery({
    ...simulationQuery(body),
    // After the action, the dry run would find nobody.
    enabled: isReady && !isPending && !isSuccess,
  })
  const nb = simulation?.nbConcernees ?? 0
  const send = () => act({ body }, { onSuccess: onDone, onError: onClose })
  return (
    <Dialog
      isOpen
      title={mots.titre(quiOf(demande))}
      onClose={onClose}
      footer={
        <>
          {nb > 0 && (
            <Button variant="primary" busy={isPending} busyLabel={mots.enCours} onClick={send}>
              {mots.envoi(nb)}
            </Button>
          )}
          <Button onClick={onClose}>{nb > 0 ? 'Annuler' : 'Fermer'}</Button>
        </>
      }
    >
      <div className="stack">
        <p className="muted">{mots.lede}</p>
        {action === 'rattacher' && (
          <SelectField
            label="Antenne"
            value={antenne}
            onChange={(event) => setAntenne(event.target.value as TerritoireId | '')}
          >
            <option value="">Choisis une antenne</option>
            {territoires.map(({ id, nom }) => (
              <option key={id} value={id}>
                {nom}
              </option>
            ))}
          </SelectField>
        )}
        {isReady && <ActionPreview simulation={simulation} error={error} />}
      </div>
    </Dialog>
  )
}

/** Dry run of an action: what it would do and whom it would skip. A message is written there. */
export const ActionDialog = ({ espace, ...props }: ActionDialogProps) =>
  props.demande.action === 'envoyer_message' ? (
    <MessageFichesDialog {...props} />
  ) : (
    <SimulationDialog espace={espace} {...props} />
  )
