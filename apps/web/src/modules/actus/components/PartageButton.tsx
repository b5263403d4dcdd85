import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useState } from 'react'
import { notify } from '#kit/notify.ts'
import { partager } from '#modules/evenements/evenements.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextField } from '#ui/TextField.tsx'
import { titreOf } from '../mots.ts'
import styles from './Publication.module.css'

/** Shares the link of a post, which only those who may read it can open. */
export const PartageButton = ({ publication }: { readonly publication: Publication }) => {
  const [isShown, setIsShown] = useState(false)
  const title = titreOf(publication)
  const url = `${window.location.origin}${pathTo('/actu/:id', { id: publication.id })}`
  const share = async () => {
    const issue = await partager({ title, url }, navigator)
    if (issue === 'copie') notify('Le lien de la publication est copié.')
    if (issue === 'montre') setIsShown(true)
  }
  return (
    <>
      <Button variant="quiet" size="sm" className={styles.share} onClick={() => void share()}>
        <Icon name="share-network" />
        <span>Partager</span>
        <span className="sr-only">&nbsp;: {title}</span>
      </Button>
      {isShown && (
        <Dialog isOpen title="Partager la publication" onClose={() => setIsShown(false)}>
          <TextField
            label="Sélectionne le lien, puis copie-le."
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </Dialog>
      )}
    </>
  )
}
