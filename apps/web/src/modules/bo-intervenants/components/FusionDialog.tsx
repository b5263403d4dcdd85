import {
  fusionForm,
  type DetailIntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useState } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Person } from '#ui/Person.tsx'
import { useMergeIntervenants } from '../bo-intervenants.api.ts'
import { metierOf, nomOf, type ChoixIntervenant } from '../choix.ts'
import { IntervenantField } from './IntervenantField.tsx'

type FusionDialogProps = { readonly fiche: DetailIntervenantBo; readonly onClose: () => void }

/** Merges a duplicate into this record. */
export const FusionDialog = ({ fiche, onClose }: FusionDialogProps) => {
  const { mutateAsync: merge } = useMergeIntervenants()
  const [doublon, setDoublon] = useState<ChoixIntervenant>()
  const form = useContractForm(fusionForm, {
    name: `fusion/${fiche.id}`,
    labels: { doublonId: 'L’autre fiche' },
    defaultValues: { doublonId: '' },
    onSubmit: async (body) => {
      await merge({ params: { id: fiche.id }, body })
      notify('Les deux fiches n’en font plus qu’une.')
      onClose()
    },
  })
  const field = form.controlled('doublonId')
  return (
    <FormDialog
      form={form}
      title={`Fusionner la fiche de ${nomOf(fiche)}`}
      submitLabel="Fusionner"
      busyLabel="Fusion…"
      onClose={onClose}
    >
      <p>
        Choisis l’autre fiche de la même personne. Celle-ci reste&nbsp;: elle reçoit ses événements, et ce qui
        lui manque encore.
      </p>
      <IntervenantField
        id={field.id}
        label={field.label}
        error={field.error}
        sauf={[fiche.id]}
        onChoose={(choix) => {
          setDoublon(choix)
          field.onChange(choix.id)
        }}
      />
      {doublon && (
        <>
          <Person name={nomOf(doublon)} photo={miniatureOf(doublon.photo)}>
            {metierOf(doublon)}
          </Person>
          <Callout tone="warning">
            Cette fiche-là disparaîtra, et {nomOf(fiche)} ({metierOf(fiche) || 'sans profession'}) restera.
            C’est définitif.
          </Callout>
        </>
      )}
    </FormDialog>
  )
}
