import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useCreateFavori, useDeleteFavori } from './evenements.api.ts'

/** Adds an event to the favourites, or removes it. */
export const useFavori = ({ id, favoriId }: Pick<CarteEvenement, 'id' | 'favoriId'>) => {
  const { mutate: create, isPending: isCreating } = useCreateFavori(
    'L’événement est dans tes favoris\u202f: tu le retrouves dans ton agenda.',
  )
  const { mutate: remove, isPending: isRemoving } = useDeleteFavori(
    'L’événement n’est plus dans tes favoris.',
  )
  const isPending = isCreating || isRemoving
  return {
    isFavori: favoriId !== null,
    isPending,
    toggle: () => {
      if (isPending) return
      if (favoriId === null) {
        create({ body: { evenement: id } })
      } else {
        remove({ params: { id: favoriId }, body: { favori: favoriId } })
      }
    },
  }
}
