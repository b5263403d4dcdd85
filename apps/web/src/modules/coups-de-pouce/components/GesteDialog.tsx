import type { Geste } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { GESTE_FORMS, GESTE_MOTS } from './GesteForms.tsx'

type GesteDialogProps = {
  readonly demande: CoupDePouce
  readonly geste: Geste
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Solves, extends or closes a request. */
export const GesteDialog = ({ demande, geste, onDone, onClose }: GesteDialogProps) => {
  const GesteForm = GESTE_FORMS[geste]
  const { titre, bouton, enCours } = GESTE_MOTS[geste]
  const finish = () => {
    onDone()
    onClose()
  }
  return (
    <GesteForm
      demande={demande}
      onDone={finish}
      frame={(form, fields) => (
        <FormDialog form={form} title={titre} submitLabel={bouton} busyLabel={enCours} onClose={onClose}>
          {fields}
        </FormDialog>
      )}
    />
  )
}
