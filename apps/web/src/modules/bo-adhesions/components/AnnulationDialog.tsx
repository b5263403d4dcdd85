import { annulationAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import type { DetailAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useId } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCancelAdhesion } from '../bo-adhesions.api.ts'
import { formatNom } from '../mots.ts'

type AnnulationDialogProps = {
  readonly adhesion: DetailAdhesion
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Cancels a membership with a reason. « Annuler » alone would be ambiguous, so the buttons name their action. */
export const AnnulationDialog = ({ adhesion, onClose, onDone }: AnnulationDialogProps) => {
  const id = useId()
  const { mutateAsync: cancel } = useCancelAdhesion()
  const form = useContractForm(annulationAdhesion, {
    name: `annulation/${adhesion.id}`,
    labels: { motif: 'Motif' },
    defaultValues: { motif: '' },
    onSubmit: async (body) => {
      await cancel({ params: { id: adhesion.id }, body })
      notify('L’adhésion est annulée.')
      onDone()
    },
  })
  return (
    <Dialog
      isOpen
      title={`Annuler l’adhésion ${adhesion.numero}\u00a0?`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="danger" busy={form.isSubmitting} busyLabel="Annulation…">
            Annuler l’adhésion
          </Button>
          <Button onClick={onClose}>Garder l’adhésion</Button>
        </>
      }
    >
      <Form form={form} id={id} className="stack">
        <p>
          {formatNom(adhesion.adherente)} perdra les jours que cette adhésion lui donne. Rien n’est remboursé
          d’ici&nbsp;: le remboursement se fait sur la plateforme.
        </p>
        <TextField {...form.field('motif')} hint="Par exemple&nbsp;: chèque sans provision." />
      </Form>
    </Dialog>
  )
}
