import { useState } from 'react'
import { messageOf } from '#kit/errors.ts'
import { Button } from '#ui/Button.tsx'
import { createLienConnexion } from '../session.api.ts'

type RenvoiEmailProps = { readonly email: string }

/** Sends the validation e-mail again. It shows the address, so that a typing error is seen. */
export const RenvoiEmail = ({ email }: RenvoiEmailProps) => {
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')
  const send = async () => {
    setIsSending(true)
    setSaid('')
    try {
      await createLienConnexion({ email })
      setSaid('C’est reparti\u00a0! S’il n’arrive pas dans quelques minutes, regarde tes spams.')
    } catch (error) {
      setSaid(messageOf(error))
    }
    setIsSending(false)
  }
  return (
    <div className="stack">
      <p>
        Rien reçu sur <strong>{email}</strong>&nbsp;?
      </p>
      <Button size="sm" busy={isSending} busyLabel="Envoi…" onClick={() => void send()}>
        Renvoyer l’e-mail
      </Button>
      <output className="small">{said}</output>
    </div>
  )
}
