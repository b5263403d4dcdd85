import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { notify } from '#kit/notify.ts'
import { useCreateFavori, useDeleteFavori } from './evenements.api.ts'

/** Keeps an event among her favourites, or no longer. */
export const useFavori = ({ id, favoriId }: Pick<CarteEvenement, 'id' | 'favoriId'>) => {
  const { mutate: create, isPending: isCreating } = useCreateFavori()
  const { mutate: remove, isPending: isRemoving } = useDeleteFavori()
  const isPending = isCreating || isRemoving
  return {
    isFavori: favoriId !== null,
    isPending,
    toggle: () => {
      if (isPending) return
      if (favoriId === null) {
        create(
          { body: { evenement: id } },
          {
            onSuccess: () =>
              notify('L’événement est dans tes favoris\u202f: tu le retrouves dans ton agenda.'),
          },
        )
      } else {
        remove(
          { params: { id: favoriId }, body: { favori: favoriId } },
          { onSuccess: () => notify('L’événement n’est plus dans tes favoris.') },
        )
      }
    },
  }
}
