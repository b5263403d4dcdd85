import { useState, type ReactNode } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { notify } from './notify.ts'
import { share } from './share.ts'

type Shared = {
  readonly title: string
  /** Its page asks for a login, so that the link tells nothing to others. */
  readonly path: string
  /** « Partager l’événement » */
  readonly heading: string
  /** « Le lien de l’événement est copié. » */
  readonly copied: string
}

/** Shares the link of a page. `dialog` shows the link where the browser can neither share nor copy it. */
export const useShare = ({ title, path, heading, copied }: Shared) => {
  const [isShown, setIsShown] = useState(false)
  const url = `${window.location.origin}${path}`
  const shareLink = async () => {
    const outcome = await share({ title, url }, navigator)
    if (outcome === 'copied') notify(copied)
    if (outcome === 'shown') setIsShown(true)
  }
  const dialog: ReactNode = isShown && (
    <Dialog isOpen title={heading} onClose={() => setIsShown(false)}>
      <TextField
        label="Sélectionne le lien, puis copie-le."
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  )
  return { onShare: () => void shareLink(), dialog }
}
