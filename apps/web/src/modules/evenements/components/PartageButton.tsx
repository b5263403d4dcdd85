import { useState } from 'react'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextField } from '#ui/TextField.tsx'
import { lienOf, partager } from '../partage.ts'

type PartageButtonProps = { readonly evenement: { readonly id: string; readonly titre: string } }

/** Shares the link of the event. */
export const PartageButton = ({ evenement: { id, titre } }: PartageButtonProps) => {
  const [isShown, setIsShown] = useState(false)
  const url = lienOf(window.location.origin, id)
  const share = async () => {
    const issue = await partager({ title: titre, url }, navigator)
    if (issue === 'copie') notify('Le lien de l’événement est copié.')
    if (issue === 'montre') setIsShown(true)
  }
  return (
    <>
      <Button onClick={() => void share()}>
        <Icon name="share-network" size="sm" />
        Partager
      </Button>
      <Dialog isOpen={isShown} title="Partager l’événement" onClose={() => setIsShown(false)}>
        <div className="stack">
          <p>Sélectionne le lien, puis copie-le.</p>
          <TextField
            label="Lien de l’événement"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </div>
      </Dialog>
    </>
  )
}
