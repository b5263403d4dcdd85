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

/** Asks the payment platform for the current status. */
export const VerificationButton = ({ id, nom }: { readonly id: PaiementId; readonly nom: string }) => {
  const { mutateAsync: verify, isPending } = useVerifyPaiement()
  const button = useRef<HTMLButtonElement>(null)
  // A settled payment removes its button: move the focus before it unmounts.
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
      // actOf shows failures as a toast. Success uses mutateAsync: the callbacks of mutate do not run once this card
      // has unmounted.
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
