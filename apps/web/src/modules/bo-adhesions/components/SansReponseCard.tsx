import { formatHour } from '@entrelles/contract/kit/french-days.ts'
import type { PaiementSansReponse } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { formatDate } from '#kit/dates.ts'
import { Tag } from '#ui/Tag.tsx'
import { formatMoment, formatNom } from '../mots.ts'
import { PaiementSlip } from './PaiementSlip.tsx'
import { VerificationButton } from './VerificationButton.tsx'

const textOf = ({ verifications, prochaineVerification }: PaiementSansReponse): string => {
  const done =
    verifications === 0
      ? 'Aucune vérification faite'
      : `${verifications} vérification${verifications > 1 ? 's' : ''} faite${verifications > 1 ? 's' : ''}`
  return prochaineVerification === null
    ? `${done}, aucune n’est prévue.`
    : `${done}, la prochaine le ${formatMoment(prochaineVerification)}.`
}

/** A payment page that nothing came back from. */
export const SansReponseCard = ({ paiement }: { readonly paiement: PaiementSansReponse }) => {
  const nom = formatNom(paiement.adherente)
  return (
    <PaiementSlip
      montant={paiement.montant}
      date={`${formatDate(paiement.date)}, ${formatHour(paiement.date)}`}
      tag={
        <Tag tone="warning" icon="hourglass-medium">
          Sans réponse depuis 45&nbsp;minutes
        </Tag>
      }
      title={`${nom}, paiement sans confirmation`}
      actions={<VerificationButton id={paiement.id} nom={nom} />}
    >
      {textOf(paiement)}
    </PaiementSlip>
  )
}
