import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import {
  BESOIN_MAX,
  BESOINS_JOURS,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import {
  besoinsForm,
  type MaParticipation,
} from '@entrelles/contract/modules/participations/participations.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { TextField } from '#ui/TextField.tsx'
import { participationQuery, useUpdateBesoins } from '../evenements.api.ts'

type BesoinsDialogProps = { readonly evenementId: EvenementId; readonly onClose: () => void }

/** Form values of the member’s needs. */
const valeursOf = (besoins: MaParticipation['besoins']) => ({
  covoiturage: besoins?.covoiturage ?? false,
  gardeEnfants: besoins?.gardeEnfants ?? false,
  accessibilite: besoins?.accessibilite ?? '',
  regime: besoins?.regime ?? '',
})

/** Needs of the member, shown to the organiser only. */
export const BesoinsDialog = ({ evenementId, onClose }: BesoinsDialogProps) => {
  const { besoins } = useSuspenseQuery(participationQuery(evenementId)).data
  const { mutateAsync: updateBesoins } = useUpdateBesoins()
  const form = useContractForm(besoinsForm, {
    name: `besoins/${evenementId}`,
    labels: {
      covoiturage: 'Je cherche ou je propose un covoiturage',
      gardeEnfants: 'J’ai besoin d’une garde d’enfants',
      accessibilite: 'Accessibilité',
      regime: 'Régime alimentaire',
    },
    defaultValues: valeursOf(besoins),
    onSubmit: async (body) => {
      await updateBesoins({ params: { id: evenementId }, body })
      notify('C’est noté\u202f: l’organisatrice le lira.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Mes besoins pratiques"
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <p className="muted">
        Lus par l’organisatrice seulement, et effacés {BESOINS_JOURS}&nbsp;jours après l’événement.
      </p>
      <OptionalNote />
      <Checkbox {...form.field('covoiturage')} />
      <Checkbox {...form.field('gardeEnfants')} />
      <TextField
        {...form.field('accessibilite')}
        hint="Un fauteuil, une traduction en langue des signes…"
        maxLength={BESOIN_MAX}
      />
      <TextField {...form.field('regime')} maxLength={BESOIN_MAX} />
    </FormDialog>
  )
}
