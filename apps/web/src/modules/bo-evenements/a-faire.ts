import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { PROCHAINS_JOURS, type AFaire } from '@entrelles/contract/modules/bo-evenements/a-faire.schema.ts'
import type { IconName } from '#ui/icons.ts'
import type { Task } from '#ui/TaskLinks.tsx'

type Nombre = AFaire[keyof AFaire]

type Sorte = {
  readonly icon: IconName
  readonly to: string
  /** What waits: one, then several. */
  readonly mots: readonly [string, string]
}

const evenements = (query: Readonly<Record<string, string>>): string =>
  `${pathTo('/administratrice/evenement')}?${new URLSearchParams(query)}`
const ADHESIONS = pathTo('/administratrice/adhesion')

/** In order of urgency: money and claims first. */
const SORTES: Readonly<Record<keyof AFaire, Sorte>> = {
  reclamations: {
    icon: 'warning-fill',
    to: `${ADHESIONS}#a-traiter`,
    mots: ['réclamation à traiter', 'réclamations à traiter'],
  },
  paiements: {
    icon: 'credit-card-bold',
    to: `${ADHESIONS}#a-traiter`,
    mots: ['paiement à traiter', 'paiements à traiter'],
  },
  demandesFaq: {
    icon: 'question',
    to: `${pathTo('/administratrice/faq')}?onglet=recues`,
    mots: ['question sans réponse', 'questions sans réponse'],
  },
  emargements: {
    icon: 'list-checks',
    to: evenements({ onglet: 'passes', feuilles: '1' }),
    mots: ['feuille d’émargement à remplir', 'feuilles d’émargement à remplir'],
  },
  prochains: {
    icon: 'calendar-dots',
    to: evenements({ onglet: 'a_venir' }),
    mots: [
      `événement dans les ${PROCHAINS_JOURS}\u00a0jours`,
      `événements dans les ${PROCHAINS_JOURS}\u00a0jours`,
    ],
  },
  brouillons: {
    icon: 'pencil-simple',
    to: evenements({ onglet: 'brouillons' }),
    mots: ['événement en brouillon', 'événements en brouillon'],
  },
  inscriptions: {
    icon: 'user-plus',
    to: `${pathTo('/administratrice/adherente')}?etapeInscription=inachevee`,
    mots: ['inscription inachevée', 'inscriptions inachevées'],
  },
}

/** « 3 », « 20+ » */
const nombreOf = ({ nb, plus }: Nombre): string => (plus ? `${nb}+` : String(nb))

/** What waits, each with a link to its list; what does not wait has no line. */
export const attentesOf = (aFaire: AFaire): readonly Task[] =>
  Object.entries(SORTES).flatMap(
    ([
      name,
      {
        mots: [un, plusieurs],
        ...look
      },
    ]) => {
      const nombre = aFaire[name as keyof AFaire]
      if (nombre.nb === 0) return []
      return [{ ...look, mots: `${nombreOf(nombre)}\u00a0${nombre.nb === 1 ? un : plusieurs}` }]
    },
  )
