import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useFavori } from '../use-favori.ts'

type FavoriIconProps = {
  readonly evenement: Pick<CarteEvenement, 'id' | 'titre' | 'favoriId'>
  readonly className?: string | undefined
}

/** Favourite button of a card. */
export const FavoriIcon = ({ evenement, className }: FavoriIconProps) => {
  const { isFavori, toggle } = useFavori(evenement)
  return (
    <IconButton
      icon={isFavori ? 'heart-fill' : 'heart'}
      label={`${isFavori ? 'Retirer des favoris' : 'Ajouter aux favoris'}\u00a0: ${evenement.titre}`}
      aria-pressed={isFavori}
      className={className}
      onClick={toggle}
    />
  )
}
