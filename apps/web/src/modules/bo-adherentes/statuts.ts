import { formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ETAPES_INSCRIPTION } from '@entrelles/contract/kit/roles.ts'
import type {
  LigneFiche,
  StatutFiche,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { ComponentProps } from 'react'
import type { Tag } from '#ui/Tag.tsx'

type Look = Required<Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>> & { readonly nom: string }

const STATUTS: Readonly<Record<StatutFiche, Look>> = {
  active: { nom: 'Active', tone: 'success', icon: 'check-circle-fill' },
  sursis: { nom: 'Sursis', tone: 'warning', icon: 'hourglass-medium' },
  expiree: { nom: 'Expirée', tone: 'danger', icon: 'x-circle-fill' },
  jamais: { nom: 'Jamais adhérente', tone: 'outline', icon: 'circle' },
  inachevee: { nom: 'Inachevée', tone: 'lagoon', icon: 'clock' },
}

const SUSPENDUE: Look = { nom: 'Suspendue', tone: 'outline', icon: 'pause-circle' }

/** Registration steps; the first is the creation of the account. */
export const ETAPES = ['Compte créé', 'Identité', 'Commune', 'Ambition', 'Situation', 'Attentes'] as const

/** Number of completed steps: all of them once registration is finished. */
export const nbEtapesOf = ({ etapeInscription }: Pick<LigneFiche, 'etapeInscription'>): number =>
  ETAPES_INSCRIPTION.indexOf(etapeInscription) + 1

type Ligne = Pick<
  LigneFiche,
  'statut' | 'payeJusquau' | 'etapeInscription' | 'suspendue' | 'suspendueJusquau'
>

export const lookOf = ({ statut, suspendue }: Pick<Ligne, 'statut' | 'suspendue'>): Look =>
  suspendue ? SUSPENDUE : STATUTS[statut]

/** Until when, or since when, the status holds. */
export const detailOf = (ligne: Ligne): string => {
  const { statut, payeJusquau, suspendue, suspendueJusquau } = ligne
  if (suspendue)
    return suspendueJusquau === null ? 'sans date de fin' : `jusqu’au ${formatShortDay(suspendueJusquau)}`
  if (statut === 'inachevee') return `étape ${nbEtapesOf(ligne) + 1} sur ${ETAPES.length}`
  if (payeJusquau === null) return ''
  if (statut === 'active') return `jusqu’au ${formatShortDay(payeJusquau)}`
  return statut === 'sursis'
    ? `finie le ${formatShortDay(payeJusquau)}`
    : `depuis le ${formatShortDay(payeJusquau)}`
}
