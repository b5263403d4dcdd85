import { formatMontant } from '@entrelles/contract/kit/format.ts'
import type {
  Adhesion,
  OrigineAdhesion,
  StatutAdhesion,
} from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'

type Etiquette = {
  readonly nom: string
  readonly tone: 'sage' | 'lagoon' | 'warning' | 'danger' | 'neutral' | 'outline'
}

export const STATUTS: Readonly<Record<StatutAdhesion, Etiquette>> = {
  a_venir: { nom: 'À venir', tone: 'lagoon' },
  active: { nom: 'Active', tone: 'sage' },
  grace: { nom: 'À prolonger', tone: 'warning' },
  expiree: { nom: 'Terminée', tone: 'neutral' },
  annulee: { nom: 'Annulée', tone: 'danger' },
  remboursee: { nom: 'Remboursée', tone: 'outline' },
  contestee: { nom: 'Contestée', tone: 'danger' },
}

const TARIFS: Readonly<Record<Tarif, string>> = {
  plein: 'Tarif plein',
  coordinatrice: 'Tarif coordinatrice',
  reduit: 'Tarif réduit',
}

const ORIGINES: Readonly<Record<OrigineAdhesion, string>> = {
  en_ligne: 'payée en ligne',
  cheque: 'payée par chèque',
  virement: 'payée par virement',
  especes: 'payée en espèces',
  offerte: 'offerte',
}

/** « Tarif plein, 80 €, payée en ligne »; an offered membership shows no amount. */
export const faitsOf = ({ tarif, montant, origine }: Adhesion): string =>
  [TARIFS[tarif], ...(origine === 'offerte' ? [] : [formatMontant(montant)]), ORIGINES[origine]].join(', ')

/** A cancelled or refunded membership has no certificate. */
export const hasAttestation = ({ statut }: Adhesion): boolean =>
  statut !== 'annulee' && statut !== 'remboursee'
