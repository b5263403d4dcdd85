import { formatMontant } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { Veil } from '#ui/Veil.tsx'

/** What was paid, once she has asked for it. */
export const Voile = ({ montant }: { readonly montant: number | undefined }) =>
  montant === undefined ? <Veil label="Montant masqué" /> : <span>{formatMontant(montant)}</span>
