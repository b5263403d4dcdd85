import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useShare } from '#kit/use-share.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { titreOf } from '../mots.ts'
import styles from './Publication.module.css'

/** Shares the link of a post, which only those who may read it can open. */
export const PartageButton = ({ publication }: { readonly publication: Publication }) => {
  const title = titreOf(publication)
  const { onShare, dialog } = useShare({
    title,
    path: pathTo('/actu/:id', { id: publication.id }),
    heading: 'Partager la publication',
    copied: 'Le lien de la publication est copié.',
  })
  return (
    <>
      <Button variant="quiet" size="sm" className={styles.share} onClick={onShare}>
        <Icon name="share-network" />
        <span>Partager</span>
        <span className="sr-only">&nbsp;: {title}</span>
      </Button>
      {dialog}
    </>
  )
}
