import { messageFichesForm } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { MESSAGE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { simulationQuery, useSendMessage } from '../bo-adherentes.api.ts'
import { MOTS, quiOf, type Demande } from '../demande.ts'
import { ActionPreview } from './ActionPreview.tsx'

type MessageFichesDialogProps = {
  readonly demande: Demande
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A message to members, each in her direct discussion with the author; first, how many get it and who does not. */
export const MessageFichesDialog = ({ demande, onClose, onDone }: MessageFichesDialogProps) => {
  const id = useId()
  const { action, cible } = demande
  const mots = MOTS[action]
  const { mutateAsync: send, isSuccess } = useSendMessage()
  const form = useContractForm(messageFichesForm, {
    name: `message/${(cible.ids ?? []).join('/')}`,
    labels: { contenu: 'Ton message' },
    defaultValues: { contenu: '' },
    onSubmit: async ({ contenu }) => {
      const { nbConcernees } = await send({ body: { action, ...cible, contenu } })
      notify(mots.fait(nbConcernees))
      onDone()
    },
  })
  const { data: simulation, error } = useQuery({
    ...simulationQuery({ action, ...cible }),
    enabled: !form.isSubmitting && !isSuccess,
  })
  const nb = simulation?.nbConcernees ?? 0
  return (
    <Dialog
      isOpen
      title={mots.titre(quiOf(demande))}
      onClose={onClose}
      footer={
        <>
          {nb > 0 && (
            <Button
              type="submit"
              form={id}
              variant="primary"
              busy={form.isSubmitting}
              busyLabel={mots.enCours}
            >
              {mots.envoi(nb)}
            </Button>
          )}
          <Button onClick={onClose}>{nb > 0 ? 'Annuler' : 'Fermer'}</Button>
        </>
      }
    >
      <Form form={form} id={id} className="stack">
        <p className="muted">{mots.lede}</p>
        {/* The field stays while the preview is computed: what is typed must not be lost. */}
        {(!simulation || nb > 0) && <TextArea {...form.field('contenu')} rows={6} maxLength={MESSAGE_MAX} />}
        <ActionPreview simulation={simulation} error={error} />
      </Form>
    </Dialog>
  )
}
