import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay, formatLongDate, formatMontant } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Fact } from '#kit/pdf/facts.ts'

/** The facts stated on the attestation of a paid year. */
export type Faits = {
  readonly debut: CivilDay
  readonly fin: CivilDay
  readonly montantCents: number
  readonly origine: OrigineAdhesion
  readonly payeLe: string
}

const MOYENS: Record<Exclude<OrigineAdhesion, 'offerte'>, string> = {
  en_ligne: 'Paiement en ligne',
  cheque: 'Chèque',
  virement: 'Virement bancaire',
  especes: 'Espèces',
}

/** Omits the rate, which third parties who read the attestation must not know. */
export const factsOf = ({ debut, fin, montantCents, origine, payeLe }: Faits): Fact[] => {
  const periode: Fact = ['Période', `du ${formatDay(debut)} au ${formatDay(fin)}`]
  const le = formatLongDate(payeLe, ZONE_PARIS)
  return origine === 'offerte'
    ? [periode, ['Adhésion', 'Offerte par l’association'], ['Accordée le', le]]
    : [
        periode,
        ['Montant payé', formatMontant(montantCents)],
        ['Payé le', le],
        ['Moyen de paiement', MOYENS[origine]],
      ]
}
