import type {
  CarteEvenement,
  MonInscription,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { rangOf } from './etat.ts'
import {
  useAcceptOffre,
  useCreateParticipation,
  useDeclineOffre,
  useDeleteParticipation,
} from './evenements.api.ts'

type Inscriptible = Pick<CarteEvenement, 'id'>

const INSCRITE = 'Tu es inscrite\u202f: on t’envoie la confirmation par e-mail.'

const issueOf = ({ statut, rang }: Pick<MonInscription, 'statut' | 'rang'>): string =>
  statut === 'inscrite'
    ? INSCRITE
    : `Tu es ${rang === null ? '' : `${rangOf(rang)} `}sur la liste d’attente\u202f: on t’écrit dès qu’une place se libère.`

/** Registers the member, or puts her on the waiting list: the response says which. */
export const useInscription = ({ id }: Inscriptible) => {
  const { mutate, isPending } = useCreateParticipation(issueOf)
  return { inscrire: () => mutate({ params: { id }, body: { id } }), isPending }
}

/** Cancels a registration, or leaves the waiting list. */
export const useDesinscription = ({ id }: Inscriptible, message: string) => {
  const { mutate, isPending } = useDeleteParticipation(message)
  const desinscrire = (onDone: () => void) => mutate({ params: { id }, body: { id } }, { onSuccess: onDone })
  return { desinscrire, isPending }
}

/** Accepts the offered seat, or leaves it to the next member. */
export const useOffre = ({ id }: Inscriptible) => {
  const { mutate: accept, isPending: isAccepting } = useAcceptOffre(INSCRITE)
  const { mutate: decline, isPending: isDeclining } = useDeclineOffre(
    'La place est proposée à la membre suivante.',
  )
  return {
    isAccepting,
    isDeclining,
    accepter: () => accept({ params: { id } }),
    decliner: (onDone: () => void) => decline({ params: { id } }, { onSuccess: onDone }),
  }
}
