import { NOTIFICATION_MS } from '@entrelles/contract/kit/constants.ts'
import type { PaiementId, StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { useLayoutEffect, useRef } from 'react'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { toast } from '#ui/toast.ts'
import { useVerifyPaiement } from '../bo-adhesions.api.ts'
import { focusTitle } from '../focus-title.ts'

const tell = (statut: StatutRetour): void => {
  if (statut === 'paye') return notify('Le paiement est confirmé\u00a0: l’adhésion est ouverte.')
  const message =
    statut === 'refuse'
      ? 'La plateforme a refusé ce paiement.'
      : 'La plateforme n’a encore reçu aucun paiement.'
  toast({ tone: 'info', message, duration: NOTIFICATION_MS })
}

/** Asks the platform now. */
export const VerificationButton = ({ id, nom }: { readonly id: PaiementId; readonly nom: string }) => {
  const { mutateAsync: verify, isPending } = useVerifyPaiement()
  const button = useRef<HTMLButtonElement>(null)
  // A payment that is settled takes its button away: its focus is saved before it leaves the page.
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element !== null && element === document.activeElement) focusTitle()
    }
  }, [])
  return (
    <Button
      ref={button}
      size="sm"
      busy={isPending}
      busyLabel="Vérification…"
      // Its failure is told already; its success outlives this card.
      onClick={() =>
        void verify({ params: { id } }).then(
          ({ statut }) => tell(statut),
          () => undefined,
        )
      }
    >
      <Icon name="arrow-clockwise-bold" size="sm" />
      Vérifier maintenant<span className="sr-only">&nbsp;: {nom}</span>
    </Button>
  )
}
