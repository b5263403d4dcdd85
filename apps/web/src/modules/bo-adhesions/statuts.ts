import type { StatutAdhesionBo } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import type {
  AnomaliePaiement,
  EtatPaiement,
  PortePaiement,
} from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { ComponentProps } from 'react'
import type { Tag } from '#ui/Tag.tsx'

type Look = Required<Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>> & { readonly nom: string }

export const STATUTS: Readonly<Record<StatutAdhesionBo, Look>> = {
  en_attente: { nom: 'En attente', tone: 'lagoon', icon: 'clock' },
  a_venir: { nom: 'À venir', tone: 'lagoon', icon: 'calendar-dots' },
  active: { nom: 'Active', tone: 'success', icon: 'check-circle-fill' },
  grace: { nom: 'Sursis', tone: 'warning', icon: 'hourglass-medium' },
  expiree: { nom: 'Expirée', tone: 'danger', icon: 'x-circle-fill' },
  annulee: { nom: 'Annulée', tone: 'outline', icon: 'x-bold' },
  remboursee: { nom: 'Remboursée', tone: 'outline', icon: 'arrow-u-up-left' },
  contestee: { nom: 'Contestée', tone: 'warning', icon: 'warning-fill' },
}

type Anomalie = Look & {
  /** What happened, and what it means for the member. */
  readonly phrase: string
}

export const ANOMALIES: Readonly<Record<AnomaliePaiement, Anomalie>> = {
  orphelin: {
    nom: 'Paiement orphelin',
    tone: 'terra',
    icon: 'question',
    phrase: 'Il n’est rattaché à aucune adhérente.',
  },
  montant: {
    nom: 'Montant inattendu',
    tone: 'warning',
    icon: 'warning-fill',
    phrase: 'La plateforme a reçu une autre somme que celle demandée. Aucune adhésion n’a été ouverte.',
  },
  reference: {
    nom: 'Référence inconnue',
    tone: 'warning',
    icon: 'warning-fill',
    phrase: 'La plateforme ne donne pas notre référence. Aucune adhésion n’a été ouverte.',
  },
  double: {
    nom: 'Deux paiements',
    tone: 'warning',
    icon: 'warning-fill',
    phrase: 'Elle a payé deux fois en moins de 24\u00a0heures\u00a0: l’un des deux est peut-être une erreur.',
  },
  rembourse: {
    nom: 'Paiement remboursé',
    tone: 'danger',
    icon: 'arrow-u-up-left',
    phrase: 'L’argent est reparti. L’adhésion court toujours\u00a0: ouvre-la pour l’annuler.',
  },
  conteste: {
    nom: 'Paiement contesté',
    tone: 'danger',
    icon: 'warning-fill',
    phrase: 'La banque conteste ce paiement. L’adhésion court toujours.',
  },
}

export const ETATS: Readonly<Record<EtatPaiement, string>> = {
  cree: 'Demandé',
  redirige: 'Page de paiement ouverte',
  inconnu: 'Plateforme injoignable',
  refuse: 'Refusé',
  abandonne: 'Abandonné',
  paye: 'Payé',
  rembourse: 'Remboursé',
  conteste: 'Contesté',
}

export const PORTES: Readonly<Record<PortePaiement, string>> = {
  retour: 'au retour de l’adhérente',
  notification: 'annoncé par la plateforme',
  verification: 'vérification automatique',
  administratrice: 'par une administratrice',
  releve: 'relevé de la plateforme',
}
