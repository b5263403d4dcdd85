import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { ReactNode } from 'react'
import { useUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { useCreatePriseEnCharge, useDeletePriseEnCharge } from '../bo-moderation.api.ts'
import { nomDe } from '../mots.ts'

type PriseEnChargeBarProps = {
  readonly dossier: Dossier
  /** Beside the button that takes it. */
  readonly beside: ReactNode
  /** The pressed button may be gone: the caller moves the focus. */
  readonly onSettled: () => void
}

/** Who examines the report; takes it, or gives it back. Of two who take it at once, the second reads who has it. */
export const PriseEnChargeBar = ({ dossier, beside, onSettled }: PriseEnChargeBarProps) => {
  const { id, assigneeA, empechement, droits } = dossier
  const moi = useUser().adherente.id
  const { mutate: take, isPending: isTaking } = useCreatePriseEnCharge()
  const { mutate: release, isPending: isReleasing } = useDeletePriseEnCharge()
  const isMine = assigneeA?.id === moi
  if (empechement !== null)
    return (
      <Callout tone="warning">
        <p>{boModerationErrors[empechement].message}</p>
      </Callout>
    )
  if (droits.prendre)
    return (
      <>
        <p className="muted">Prends-le en charge pour décider. Les autres verront que tu l’examines.</p>
        <div className="row">
          <Button
            variant="primary"
            busy={isTaking}
            busyLabel="Enregistrement…"
            onClick={() => take({ params: { id } }, { onSettled })}
          >
            Prendre en charge
          </Button>
          {beside}
        </div>
      </>
    )
  if (assigneeA === null) return null
  return (
    <Callout>
      <div className="row row--between">
        <p>{isMine ? 'Tu examines ce signalement.' : `${nomDe(assigneeA)} examine ce signalement.`}</p>
        {droits.rendre && (
          <Button
            size="sm"
            busy={isReleasing}
            busyLabel="Enregistrement…"
            onClick={() => release({ params: { id } }, { onSettled })}
          >
            {isMine ? 'Laisser à une autre' : 'Libérer'}
          </Button>
        )}
      </div>
    </Callout>
  )
}
