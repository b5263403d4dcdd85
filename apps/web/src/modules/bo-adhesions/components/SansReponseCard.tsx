import { formatDate, formatHour, formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { PaiementSansReponse } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { Tag } from '#ui/Tag.tsx'
import { formatNom } from '../mots.ts'
import { PaiementSlip } from './PaiementSlip.tsx'
import { VerificationButton } from './VerificationButton.tsx'

const textOf = ({ verifications, prochaineVerification }: PaiementSansReponse): string => {
  const done =
    verifications === 0
      ? 'Aucune vérification faite'
      : `${verifications} vérification${verifications > 1 ? 's' : ''} faite${verifications > 1 ? 's' : ''}`
  return prochaineVerification === null
    ? `${done}, aucune n’est prévue.`
    : `${done}, la prochaine le ${formatMoment(prochaineVerification, ZONE_PARIS)}.`
}

/** A started payment without a response from the platform. */
export const SansReponseCard = ({ paiement }: { readonly paiement: PaiementSansReponse }) => {
  const nom = formatNom(paiement.adherente)
  return (
    <PaiementSlip
      montant={paiement.montant}
      date={`${formatDate(paiement.date, ZONE_PARIS)}, ${formatHour(paiement.date, ZONE_PARIS)}`}
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
