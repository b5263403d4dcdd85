import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormErrorSummary } from '#ui/FormErrorSummary.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { Tone } from '#ui/tones.ts'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { Specimen } from '../components/Specimen.tsx'

const messages = [
  { tone: 'info', label: 'Information', message: 'Une nouvelle version est disponible.' },
  { tone: 'success', label: 'Succès', message: 'Ton profil est enregistré.' },
  { tone: 'warning', label: 'Attention', message: 'Ton adhésion se termine dans huit jours.' },
  { tone: 'danger', label: 'Erreur', message: 'L’enregistrement n’a pas abouti. Réessaie.' },
] as const satisfies readonly { tone: Tone; label: string; message: string }[]

const DURATION_MS = 5000

export const RetoursScreen = () => {
  const [open, setOpen] = useState<'dialog' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <CataloguePage page="retours" lede="Ce que le produit répond.">
      <Specimen title="Encarts">
        {messages.map(({ tone, label, message }) => (
          <Callout key={tone} tone={tone}>
            <p>
              <strong>{label}.</strong> {message}
            </p>
          </Callout>
        ))}
      </Specimen>
      <Specimen title="Messages passagers">
        <div className="row">
          {messages.map(({ tone, label, message }) => (
            <Button key={tone} onClick={() => toast({ tone, message, duration: DURATION_MS })}>
              {label}
            </Button>
          ))}
          <Button onClick={() => toast({ tone: 'info', message: 'Je reste.', duration: 0 })}>
            Qui reste
          </Button>
          <Button
            onClick={() =>
              toast({
                tone: 'success',
                message: 'Ta publication est supprimée.',
                duration: 2 * DURATION_MS,
                action: {
                  label: 'Annuler',
                  onAction: () =>
                    toast({ tone: 'success', message: 'Elle est de retour.', duration: DURATION_MS }),
                },
              })
            }
          >
            Qui s’annule
          </Button>
        </div>
      </Specimen>
      <Specimen title="Dialogues">
        <div className="row">
          <Button onClick={() => setOpen('dialog')}>Ouvrir un dialogue</Button>
          <Button variant="danger" onClick={() => setOpen('confirm')}>
            Supprimer
          </Button>
        </div>
        <Dialog
          isOpen={open === 'dialog'}
          title="Proposer une question"
          onClose={close}
          footer={
            <>
              <Button variant="primary" onClick={close}>
                Envoyer
              </Button>
              <Button onClick={close}>Annuler</Button>
            </>
          }
        >
          <TextField label="Ta question" hint="Une phrase suffit" />
        </Dialog>
        <ConfirmDialog
          isOpen={open === 'confirm'}
          title="Supprimer cette question ?"
          confirmLabel="Supprimer"
          onConfirm={close}
          onClose={close}
        >
          Elle disparaîtra pour toutes les membres.
        </ConfirmDialog>
      </Specimen>
      <Specimen title="Récapitulatif d’erreurs">
        <FormErrorSummary
          attempt={0}
          errors={[
            { id: 'prenom-erreur', message: 'Prénom : Ce champ est obligatoire.' },
            { message: 'Le serveur ne répond pas.' },
          ]}
        />
        <TextField id="prenom-erreur" label="Prénom" error="Ce champ est obligatoire." />
      </Specimen>
    </CataloguePage>
  )
}
