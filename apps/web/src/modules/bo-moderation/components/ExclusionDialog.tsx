import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useCreateConfirmationExclusion, useDeleteExclusion } from '../bo-moderation.api.ts'

type ExclusionDialogProps = {
  readonly dossier: Dossier
  readonly demande: 'exclusion' | 'abandon'
  readonly onDone: () => void
  readonly onClose: () => void
}

const MOTS = {
  exclusion: {
    title: 'Exclure cette membre\u00a0?',
    confirmLabel: 'Confirmer l’exclusion',
    phrase:
      'Son compte est suspendu sans date de fin, et elle reçoit le motif par e-mail. Elle pourra demander un recours, une fois.',
  },
  abandon: {
    title: 'Abandonner cette exclusion\u00a0?',
    confirmLabel: 'Abandonner l’exclusion',
    phrase: 'La membre n’en saura rien. Le signalement reste à traiter.',
  },
} as const

/** The second administrator agrees to an exclusion, or one of the two gives it up. */
export const ExclusionDialog = ({ dossier, demande, onDone, onClose }: ExclusionDialogProps) => {
  const acts = { exclusion: useCreateConfirmationExclusion(), abandon: useDeleteExclusion() }
  const { mutate, isPending } = acts[demande]
  const { phrase, ...mots } = MOTS[demande]
  const proposee = dossier.decisions.find(({ enAttente }) => enAttente)
  return (
    <ConfirmDialog
      isOpen
      {...mots}
      busyLabel="Enregistrement…"
      busy={isPending}
      onConfirm={() =>
        proposee &&
        mutate(
          { params: { id: dossier.id, decisionId: proposee.id } },
          { onSuccess: onDone, onSettled: onClose },
        )
      }
      onClose={onClose}
    >
      <p>{phrase}</p>
    </ConfirmDialog>
  )
}
