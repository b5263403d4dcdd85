import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { MaMesure } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { ComponentProps } from 'react'
import type { Tag } from '#ui/Tag.tsx'

const TITRES: Readonly<Record<MaMesure['action'], string>> = {
  masquer: 'Contenu masqué',
  avertir: 'Avertissement',
  restreindre: 'Tu ne peux rien publier',
  suspendre: 'Compte suspendu',
  exclure: 'Compte fermé',
}

/** « Tu ne peux pas envoyer de message, jusqu’au 1er décembre 2026 » */
export const titreMesure = ({ action, portee, jusquau }: Pick<MaMesure, 'action' | 'portee' | 'jusquau'>) => {
  const titre = portee === 'message' ? 'Tu ne peux pas envoyer de message' : TITRES[action]
  return jusquau === null ? titre : `${titre}, jusqu’au ${formatDay(jusquau)}`
}

export type EtatMesure = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'> & { readonly nom: string }

/** What became of a measure; a warning that nobody contests has nothing to say. */
export const etatMesure = (
  { action, levee, jusquau, recours }: MaMesure,
  now: Date,
): EtatMesure | undefined => {
  if (levee) return { nom: 'Annulée', tone: 'success', icon: 'check-bold' }
  if (recours && recours.issue === null)
    return { nom: 'Recours en cours', tone: 'warning', icon: 'hourglass-medium' }
  if (jusquau !== null && jusquau < parisDay(now)) return { nom: 'Terminée', tone: 'outline' }
  if (recours) return { nom: 'Maintenue', tone: 'neutral' }
  return action === 'avertir' ? undefined : { nom: 'En vigueur', tone: 'outline' }
}
