import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useCreateFavori, useDeleteFavori } from '../ressources.api.ts'

type FavoriIconProps = {
  readonly ressource: Pick<Ressource, 'id' | 'titre' | 'favoriId'>
  /** Without its circle, beside other small buttons. */
  readonly plain?: boolean
  readonly className?: string | undefined
}

/** Adds a resource to the favourites, or removes it. */
export const FavoriIcon = ({ ressource: { id, titre, favoriId }, plain, className }: FavoriIconProps) => {
  const create = useCreateFavori('C’est dans tes favoris\u202f: tu les retrouves en haut des ressources.')
  const remove = useDeleteFavori('Ce n’est plus dans tes favoris.')
  const isFavori = favoriId !== null
  const toggle = () => {
    if (create.isPending || remove.isPending) return
    if (favoriId === null) create.mutate({ body: { ressource: id } })
    else remove.mutate({ params: { id: favoriId }, body: { favori: favoriId } })
  }
  return (
    <IconButton
      icon={isFavori ? 'heart-fill' : 'heart'}
      label={`${isFavori ? 'Retirer des favoris' : 'Ajouter aux favoris'}\u00a0: ${titre}`}
      aria-pressed={isFavori}
      plain={plain}
      className={className}
      onClick={toggle}
    />
  )
}
