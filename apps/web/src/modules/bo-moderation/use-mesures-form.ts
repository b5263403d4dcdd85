import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { renamedRefusal } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { useCreateDecision } from './bo-moderation.api.ts'
import { champOf, MESURES_VIDES, mesuresForm } from './mesures-form.ts'

/** Decides each chosen measure in turn; `onApplied` unless an exclusion must wait for its confirmation. */
export const useMesuresForm = ({ id }: Pick<Dossier, 'id'>, onApplied: () => void) => {
  const { mutateAsync: createDecision } = useCreateDecision()
  const form = useContractForm(mesuresForm, {
    name: `mesures/${id}`,
    labels: {
      actions: 'Mesures, plusieurs possibles',
      motif: 'Motif, envoyé à la membre signalée',
      portee: 'Ce qu’elle ne peut plus faire',
      jusquauRestriction: 'Limitée jusqu’au',
      jusquauSuspension: 'Suspendue jusqu’au',
    },
    defaultValues: MESURES_VIDES,
    onSubmit: async ({ decisions }) => {
      for (const [index, body] of decisions.entries()) {
        await createDecision({ params: { id }, body }).catch((error: unknown) => {
          throw renamedRefusal(error, (champ) => champOf(body.action, champ)) ?? error
        })
        // If the next one is refused, this one is not decided again.
        form.controlled('actions').onChange(decisions.slice(index + 1).map(({ action }) => action))
      }
      form.reset(MESURES_VIDES)
      if (decisions.some(({ action }) => action === 'exclure'))
        return notify('L’exclusion attend l’accord d’une autre administratrice.')
      notify(decisions.length > 1 ? 'Les mesures sont appliquées.' : 'La mesure est appliquée.')
      onApplied()
    },
  })
  return form
}

export type MesuresForm = ReturnType<typeof useMesuresForm>
