import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { notify } from '#kit/notify.ts'
import { rangOf } from './etat.ts'
import {
  useAcceptOffre,
  useCreateParticipation,
  useDeclineOffre,
  useDeleteParticipation,
} from './evenements.api.ts'

type Inscriptible = Pick<CarteEvenement, 'id'>

/** Registers her, or makes her wait: the answer says which. */
export const useInscription = ({ id }: Inscriptible) => {
  const { mutate, isPending } = useCreateParticipation()
  const inscrire = () =>
    mutate(
      { params: { id }, body: { id } },
      {
        onSuccess: ({ statut, rang }) =>
          notify(
            statut === 'inscrite'
              ? 'Tu es inscrite\u202f: on t’envoie la confirmation par e-mail.'
              : `Tu es ${rang === null ? '' : `${rangOf(rang)} `}sur la liste d’attente\u202f: on t’écrit dès qu’une place se libère.`,
          ),
      },
    )
  return { inscrire, isPending }
}

/** Unregisters her, or takes her out of the queue. */
export const useDesinscription = ({ id }: Inscriptible) => {
  const { mutate, isPending } = useDeleteParticipation()
  const desinscrire = (message: string, onDone: () => void) =>
    mutate(
      { params: { id }, body: { id } },
      {
        onSuccess: () => {
          notify(message)
          onDone()
        },
      },
    )
  return { desinscrire, isPending }
}

/** Takes the seat that is kept for her, or leaves it to the next one. */
export const useOffre = ({ id }: Inscriptible) => {
  const { mutate: accept, isPending: isAccepting } = useAcceptOffre()
  const { mutate: decline, isPending: isDeclining } = useDeclineOffre()
  return {
    isAccepting,
    isDeclining,
    accepter: () =>
      accept(
        { params: { id } },
        { onSuccess: () => notify('Tu es inscrite\u202f: on t’envoie la confirmation par e-mail.') },
      ),
    decliner: (onDone: () => void) =>
      decline(
        { params: { id } },
        {
          onSuccess: () => {
            notify('La place est proposée à la membre suivante.')
            onDone()
          },
        },
      ),
  }
}
