import { useState } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { MOTS } from '../demande.ts'
import type { Reponse } from '../use-ressource-form.ts'

type PrevenirFieldProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** Whether its readers are told: only its first publication tells them. */
export const PrevenirField = ({ checked, onChange }: PrevenirFieldProps) => (
  <Checkbox
    label="Prévenir celles qui l’ont demandé"
    hint="Selon leurs réglages de notification. C’est possible une seule fois."
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
)

type PublicationDialogProps = { readonly titre: string; readonly onAnswer: (reponse: Reponse) => void }

/** Asks before the first publication of what the form holds. */
export const PublicationDialog = ({ titre, onAnswer }: PublicationDialogProps) => {
  const [prevenir, setPrevenir] = useState(true)
  const { titre: titreOf, phrase, confirmer } = MOTS.publier
  return (
    <ConfirmDialog
      isOpen
      title={titreOf(titre)}
      confirmLabel={confirmer}
      variant="primary"
      onConfirm={() => onAnswer({ prevenir })}
      onClose={() => onAnswer(undefined)}
    >
      <p>{phrase}</p>
      <PrevenirField checked={prevenir} onChange={setPrevenir} />
    </ConfirmDialog>
  )
}
