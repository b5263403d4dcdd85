import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useFavori } from '../use-favori.ts'

type FavoriButtonProps = {
  readonly evenement: Pick<CarteEvenement, 'id' | 'favoriId'>
  readonly className?: string | undefined
}

/** Adds the event to the favourites, or removes it. */
export const FavoriButton = ({ evenement, className }: FavoriButtonProps) => {
  const { isFavori, toggle } = useFavori(evenement)
  return (
    <Button aria-pressed={isFavori} className={className} onClick={toggle}>
      <Icon name={isFavori ? 'heart-fill' : 'heart'} size="sm" />
      Favori
    </Button>
  )
}
