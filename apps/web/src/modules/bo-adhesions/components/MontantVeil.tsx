import { formatMontant } from '@entrelles/contract/kit/format.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { Secret } from '#ui/Secret.tsx'
import { useMontants } from '../use-montants.ts'

const TARIFS: Readonly<Record<Tarif, string>> = {
  plein: 'tarif plein',
  coordinatrice: 'tarif coordinatrice',
  reduit: 'tarif réduit',
}

type MontantVeilProps = {
  readonly id: AdhesionId
  /** Names the year where several are listed. */
  readonly annee?: string
}

/** Amount and rate of a membership, hidden behind a click that the audit log records. */
export const MontantVeil = ({ id, annee }: MontantVeilProps) => {
  const { montantOf, isPending, show, hide } = useMontants([id])
  const known = montantOf(id)
  return (
    <Secret
      name={annee === undefined ? 'le montant' : `le montant ${annee}`}
      veil="Montant masqué"
      value={known && `${formatMontant(known.montant)}, ${TARIFS[known.tarif]}`}
      log="consultation notée au journal"
      busy={isPending}
      onShow={show}
      onHide={hide}
    />
  )
}
