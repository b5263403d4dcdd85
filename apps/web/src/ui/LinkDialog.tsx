import { useState, type FormEvent } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './TextField.tsx'

type LinkDialogProps = { readonly onClose: () => void; readonly onLink: (href: string) => void }

/** « exemple.fr » becomes « https://exemple.fr ». */
const addressOf = (typed: string): string | undefined => {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(address) ? address : undefined
}

/** Asks for the URL of a link. */
export const LinkDialog = ({ onClose, onLink }: LinkDialogProps) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Does not submit the form that contains the editor.
    event.stopPropagation()
    const address = addressOf(typed.trim())
    if (address === undefined) return setError('Indique une adresse, par exemple https://exemple.fr.')
    onLink(address)
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title="Ajouter un lien">
      <form noValidate onSubmit={submit} className="stack">
        <TextField
          label="Adresse de la page"
          type="url"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary">
          Ajouter le lien
        </Button>
      </form>
    </Dialog>
  )
}
