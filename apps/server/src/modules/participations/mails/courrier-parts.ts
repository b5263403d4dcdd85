import { capitalize } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { DateCardProps } from '#kit/mail/DateCard.tsx'
import type { AvantChangement } from './changements.ts'
import type { Destinataire } from './destinataire.queries.ts'
import { lieuOf, quandOf } from './quand-et-ou.ts'

export type Lettre = {
  readonly to: Destinataire
  /** The path of the page that unregisters the member. */
  readonly sortie: string
  /** The member's status before an organiser removed her. */
  readonly etait?: 'inscrite' | 'en_attente' | 'proposee' | undefined
  /** What she knew before the change; undefined if she was not told of an earlier one. */
  readonly avant?: AvantChangement | undefined
}

export const quoted = (titre: string): string => `«\u00a0${titre}\u00a0»`

const linesOf = (to: Destinataire): string[] => [quandOf(to), lieuOf(to)].filter((line) => line !== '')

export const carteOf = (to: Destinataire): DateCardProps => ({
  day: localDayOf(to.debut, to.fuseau),
  title: to.titre,
  lines: linesOf(to),
})

/** For an inbox: « Jeudi 19 novembre 2026, de 18 h 30 à 20 h · 16 quai du Steïr, 29000 Quimper ». */
export const quandEtOu = (to: Destinataire): string => capitalize(linesOf(to).join(' · '))

export const voir = ({ evenementId }: Destinataire, texte = 'Voir l’événement') => ({
  texte,
  chemin: pathTo('/evenement/:id', { id: evenementId }),
})
export const autres = { texte: 'Voir les autres événements', chemin: pathTo('/evenement') }
export const visioOf = ({ enLigne, evenementId }: Destinataire) =>
  enLigne ? { visio: `/api/evenements/${evenementId}/visio` } : {}

export const place = (chemin: string) => ({
  texte: 'Tu ne peux plus venir\u202f? Pense à celles qui attendent\u202f:',
  lien: 'libère ta place',
  chemin,
})
export const liste = (chemin: string) => ({
  texte: 'Tu n’es plus intéressée\u202f?',
  lien: 'Quitte la liste d’attente',
  chemin,
})
export const sortieOf = ({ to, sortie }: Lettre) => (to.statut === 'inscrite' ? place(sortie) : liste(sortie))

export const INSCRITE = 'Tu reçois ce message parce que tu es inscrite à cet événement.'
export const EN_ATTENTE = 'Tu reçois ce message parce que tu attends une place à cet événement.'
const PROPOSEE = 'Tu reçois ce message parce qu’une place t’est proposée à cet événement.'
export const raisonOf = ({ statut }: Destinataire): string => {
  if (statut === 'inscrite') return INSCRITE
  return statut === 'proposee' ? PROPOSEE : EN_ATTENTE
}
