import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Form } from '#kit/form.tsx'
import { BlocageDialog } from '#modules/blocages/blocages.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { AuteureSignalee, CibleSignalee } from '../cible-signalee.ts'
import { useSignalementForm, type Geste } from '../use-signalement-form.ts'
import { SignalementFields } from './SignalementFields.tsx'
import { SentButtons, SentMark, SentText } from './SignalementSent.tsx'

const BOUTONS: Readonly<Record<Geste, string>> = { signaler: 'Signaler', masquer: 'Masquer' }

type SignalementDialogProps = {
  readonly geste?: Geste
  readonly cible: CibleSignalee
  readonly auteure: AuteureSignalee | null
  /** Where to go if she has blocked the author, from a page that then no longer exists for her. */
  readonly exit?: string | undefined
  readonly onLeave?: (() => void) | undefined
  readonly onClose: () => void
}

/**
 * Reports in two taps: what happens, then « Signaler ». Says when the answer comes, and offers to block the author. It is one
 * dialog from beginning to end, so that it gives the focus back to the button that opened it. « Masquer » reports and hides at once.
 */
export const SignalementDialog = ({
  geste = 'signaler',
  cible,
  auteure,
  exit,
  onLeave,
  onClose,
}: SignalementDialogProps) => {
  const navigate = useNavigate()
  const formId = useId()
  const [isBlocking, setIsBlocking] = useState(false)
  const { form, envoye } = useSignalementForm({ geste, cible, auteure, onLeave, onClose })
  const close = () => {
    onClose()
    if (exit !== undefined && envoye?.isBloquee) void navigate(exit)
  }
  const aBloquer = envoye && !envoye.isBloquee ? auteure : null
  const asking = (
    <>
      <Button type="submit" form={formId} variant="primary" busy={form.isSubmitting} busyLabel="Envoi…">
        {BOUTONS[geste]}
      </Button>
      <Button onClick={close}>Annuler</Button>
    </>
  )
  return (
    <>
      <Dialog
        isOpen
        title={envoye ? 'C’est signalé' : `${BOUTONS[geste]} ${cible.libelle}`}
        above={envoye && <SentMark />}
        onClose={close}
        footer={
          envoye ? (
            <SentButtons auteure={aBloquer} onBlock={() => setIsBlocking(true)} onClose={close} />
          ) : (
            asking
          )
        }
      >
        {envoye ? (
          <SentText geste={geste} envoye={envoye} auteure={auteure} />
        ) : (
          <Form form={form} id={formId} className="stack">
            <SignalementFields geste={geste} form={form} cible={cible} auteure={auteure} />
          </Form>
        )}
      </Dialog>
      {aBloquer && (
        <BlocageDialog
          adherente={aBloquer}
          isOpen={isBlocking}
          onOpenChange={setIsBlocking}
          exit={exit}
          onDone={onClose}
        />
      )}
    </>
  )
}
