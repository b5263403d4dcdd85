import { formatDate, formatDayMonth } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { ReclamationATraiter } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { formatNom } from '../mots.ts'
import type { Question } from '../question.ts'
import { PaiementSlip } from './PaiementSlip.tsx'

type ReclamationCardProps = {
  readonly reclamation: ReclamationATraiter
  readonly onAsk: (question: Question) => void
}

/** A claim without an answer yet. */
export const ReclamationCard = ({ reclamation, onAsk }: ReclamationCardProps) => {
  const nom = formatNom(reclamation.adherente)
  const { message, datePaiement, repondreAvant } = reclamation
  return (
    <PaiementSlip
      montant={reclamation.montant}
      date={`reçue le ${formatDate(reclamation.date, ZONE_PARIS)}`}
      tag={
        <Tag tone="wine" icon="chat-circle-dots">
          Réclamation
        </Tag>
      }
      title={`${nom}\u00a0: «\u00a0Mon paiement n’apparaît pas\u00a0»`}
      actions={
        <Button size="sm" onClick={() => onAsk({ type: 'reponse', reclamation })}>
          Ouvrir<span className="sr-only"> la réclamation de {nom}</span>
        </Button>
      }
    >
      {message ?? `Paiement du ${formatDayMonth(datePaiement)}.`} À répondre avant le{' '}
      {formatDayMonth(repondreAvant)}.
    </PaiementSlip>
  )
}
