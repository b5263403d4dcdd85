import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { Tag } from '#ui/Tag.tsx'

type EvenementTagsProps = {
  readonly evenement: {
    readonly evenementType: { readonly libelle: string } | null
    readonly isEnLigne: boolean | null
  }
}

/** Type and format of an event; omits what a draft does not have yet. */
export const EvenementTags = ({ evenement }: EvenementTagsProps) => {
  const { evenementType, isEnLigne } = evenement
  const isWebinaire = evenementType?.libelle === 'Webinaire'
  return (
    <>
      {evenementType && (
        <Tag tone={isWebinaire ? 'lagoon' : 'terra'} icon={isWebinaire ? 'monitor-play' : 'wrench'}>
          {evenementType.libelle}
        </Tag>
      )}
      {isEnLigne !== null && (
        <Tag icon={isEnLigne ? 'video-camera' : 'map-pin'}>
          {isEnLigne ? LOCATIONS.enLigne : LOCATIONS.presentiel}
        </Tag>
      )}
    </>
  )
}
