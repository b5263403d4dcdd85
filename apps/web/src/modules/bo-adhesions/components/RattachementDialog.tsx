import { formatDate, formatMontant } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { PaiementATraiter } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useAttachPaiement } from '../bo-adhesions.api.ts'
import { formatNom } from '../mots.ts'
import type { Choisie } from '../question.ts'

type RattachementDialogProps = {
  readonly paiement: PaiementATraiter
  readonly choisie: Choisie
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirms before a payment is attached: it opens the membership and emails the member. */
export const RattachementDialog = ({ paiement, choisie, onClose, onDone }: RattachementDialogProps) => {
  const { adherente, reclamation } = choisie
  const nom = formatNom(adherente)
  const { mutate: attach, isPending } = useAttachPaiement(`Le paiement est rattaché à ${nom}.`)
  return (
    <ConfirmDialog
      isOpen
      title={`Rattacher à ${nom}\u00a0?`}
      variant="primary"
      confirmLabel="Rattacher"
      busyLabel="Rattachement…"
      busy={isPending}
      onClose={onClose}
      onConfirm={() =>
        attach(
          {
            params: { id: paiement.id },
            body: { compteId: adherente.id, ...(reclamation && { reclamationId: reclamation.id }) },
          },
          { onSuccess: onDone, onError: onClose },
        )
      }
    >
      <p>
        Le paiement de {formatMontant(paiement.montant)} du {formatDate(paiement.date, ZONE_PARIS)} ouvrira
        son adhésion. Elle recevra sa confirmation par e-mail
        {reclamation ? `, et la réponse à sa réclamation ${reclamation.numero}.` : '.'}
      </p>
    </ConfirmDialog>
  )
}
