import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const HEURE_MS = 3_600_000

const DUREES = [
  { label: 'Pendant 8\u00a0heures', ms: 8 * HEURE_MS },
  { label: 'Pendant une semaine', ms: 7 * 24 * HEURE_MS },
  { label: 'Jusqu’à ce que je les rétablisse', ms: null },
] as const

type MuetteDialogProps = {
  readonly nom: string
  /** The end of the silence; null without one. */
  readonly onChoose: (jusquau: string | null) => void
  readonly onClose: () => void
}

/** Asks for how long a discussion sends neither mail nor push. */
export const MuetteDialog = ({ nom, onChoose, onClose }: MuetteDialogProps) => (
  <Dialog isOpen title="Couper les notifications" onClose={onClose}>
    <p>
      Tu ne recevras ni e-mail ni notification de «&nbsp;{nom}&nbsp;». Ses messages restent dans ta boîte,
      avec leur point rouge.
    </p>
    <div className="stack">
      {DUREES.map(({ label, ms }) => (
        <Button
          key={label}
          block
          onClick={() => onChoose(ms === null ? null : new Date(Date.now() + ms).toISOString())}
        >
          {label}
        </Button>
      ))}
    </div>
  </Dialog>
)
