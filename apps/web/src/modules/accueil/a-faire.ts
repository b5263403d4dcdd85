import { formatCount } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { NouvelleTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { EmargementAFaire } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { CarteEvenement, EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Notification } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import type { Task } from '#ui/TaskLinks.tsx'

/** Seats offered to the member; each offer may expire. */
export const offresOf = (agenda: readonly CarteEvenement[]): readonly Task[] =>
  agenda
    .filter(({ monInscription, isAnnule }) => monInscription?.statut === 'proposee' && !isAnnule)
    .map(({ id, titre }) => ({
      to: pathTo('/evenement/:id', { id }),
      icon: 'clock',
      mots: `Une place t’est proposée\u202f: ${titre}`,
    }))

/** The unread answers to her own open requests, not to those that she follows. Each request has one notification, which counts the members who answered. */
export const reponsesOf = (
  nonLues: readonly Notification[],
  miennes: readonly CarteCoupDePouce[],
): readonly Task[] => {
  const titres = new Map<string | null, string>(miennes.map(({ id, titre }) => [id, titre]))
  const repondues = nonLues.filter(({ cible }) => titres.has(cible.id))
  return repondues.map(({ cible, phrase, nbActeures }) => {
    const qui = nbActeures > 1 ? `${formatCount(nbActeures, 'membre')} ont` : `${phrase.accent} a`
    // The titles tell several requests apart.
    const titre = repondues.length > 1 ? ` «\u00a0${titres.get(cible.id)}\u00a0»` : ''
    return { to: cible.url, icon: 'hand-heart', mots: `${qui} répondu à ton coup de pouce${titre}` }
  })
}

type Coordination = {
  readonly territoireId: string | undefined
  readonly nouvelles: readonly NouvelleTerritoire[]
  readonly organises: readonly EvenementBo[]
  readonly aEmarger: readonly EmargementAFaire[]
}

const accueilOf = ({ territoireId, nouvelles }: Coordination): readonly Task[] => {
  const nb = nouvelles.filter(({ accueil }) => accueil === null).length
  if (nb === 0 || territoireId === undefined) return []
  return [
    {
      to: `${pathTo('/coordinatrice/antenne')}?antenne=${territoireId}`,
      icon: 'hand-waving',
      mots: `${formatCount(nb, 'nouvelle')} à accueillir`,
    },
  ]
}

/** The first event with a waiting list, and its length. */
const attenteOf = ({ organises }: Coordination): readonly Task[] => {
  const premier = organises.find(({ nbEnAttente, isAnnule }) => nbEnAttente > 0 && !isAnnule)
  if (premier === undefined) return []
  const nb = premier.nbEnAttente
  return [
    {
      to: pathTo('/coordinatrice/evenement/:id/queue/page/:pagenum', { id: premier.id, pagenum: 1 }),
      icon: 'hourglass-medium',
      mots: `${formatCount(nb, 'membre')} en liste d’attente\u202f: ${premier.titre}`,
    },
  ]
}

const emargementOf = ({ aEmarger }: Coordination): readonly Task[] => {
  const [premier] = aEmarger
  if (premier === undefined) return []
  return [
    {
      to: pathTo('/evenement/:id/emargement', { id: premier.id }),
      icon: 'list-bullets',
      mots: `Émargement à remplir\u202f: ${premier.titre}`,
    },
  ]
}

/** Pending tasks of a coordinator, in display order. */
export const coordinationOf = (facts: Coordination): readonly Task[] => [
  ...accueilOf(facts),
  ...attenteOf(facts),
  ...emargementOf(facts),
]
