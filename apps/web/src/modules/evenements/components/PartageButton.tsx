import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useShare } from '#kit/use-share.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

type PartageButtonProps = { readonly evenement: { readonly id: string; readonly titre: string } }

/** Shares the link of the event. */
export const PartageButton = ({ evenement: { id, titre } }: PartageButtonProps) => {
  const { onShare, dialog } = useShare({
    title: titre,
    path: pathTo('/evenement/:id', { id }),
    heading: 'Partager l’événement',
    copied: 'Le lien de l’événement est copié.',
  })
  return (
    <>
      <Button onClick={onShare}>
        <Icon name="share-network" size="sm" />
        Partager
      </Button>
      {dialog}
    </>
  )
}
