import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { MenuEntry } from '#ui/Menu.tsx'
import { MuetteDialog } from './components/MuetteDialog.tsx'
import { useEndParticipation, useUpdateArchive, useUpdateEpingle, useUpdateMuette } from './messagerie.api.ts'
import { nomOf } from './mots.ts'

type Rangee = Pick<
  CarteDiscussion,
  'id' | 'type' | 'titre' | 'avec' | 'epinglee' | 'muette' | 'archivee' | 'quittee'
>

/** What she does with a discussion of her list: its entries of a menu, and the dialogs that they open. */
export const useDiscussionEntries = (discussion: Rangee) => {
  const { id, type, epinglee, muette, archivee, quittee } = discussion
  const params = { id }
  const navigate = useNavigate()
  const isOpen = useParams()['id'] === id
  const [asked, setAsked] = useState<'muette' | 'quitter'>()
  const close = () => setAsked(undefined)
  const epingler = useUpdateEpingle()
  const taire = useUpdateMuette()
  const archiver = useUpdateArchive()
  const quitter = useEndParticipation(
    quittee ? 'La discussion n’est plus dans ta boîte.' : `Tu as quitté «\u00a0${nomOf(discussion)}\u00a0».`,
  )
  const leave = () =>
    quitter.mutate(
      { params },
      {
        onSuccess: () => {
          if (isOpen) void navigate(pathTo('/messagerie'))
        },
        onSettled: close,
      },
    )

  const entries: readonly MenuEntry[] = [
    {
      label: epinglee ? 'Ne plus épingler' : 'Épingler',
      icon: epinglee ? 'push-pin-slash' : 'push-pin',
      onAction: () => epingler.mutate({ params, body: { epinglee: !epinglee } }),
    },
    muette
      ? {
          label: 'Rétablir les notifications',
          icon: 'bell',
          onAction: () => taire.mutate({ params, body: { muette: false } }),
        }
      : { label: 'Couper les notifications', icon: 'bell-slash', onAction: () => setAsked('muette') },
    {
      label: archivee ? 'Sortir des archives' : 'Archiver',
      icon: 'archive',
      onAction: () => archiver.mutate({ params, body: { archivee: !archivee } }),
    },
    ...(type === 'directe'
      ? []
      : [
          {
            label: quittee ? 'Retirer de ma boîte' : 'Quitter la discussion',
            icon: 'sign-out',
            onAction: () => setAsked('quitter'),
          } as const,
        ]),
  ]
  const dialogs: ReactNode = (
    <>
      {asked === 'muette' && (
        <MuetteDialog
          nom={nomOf(discussion)}
          onClose={close}
          onChoose={(jusquau) => {
            taire.mutate({ params, body: { muette: true, jusquau } })
            close()
          }}
        />
      )}
      {asked === 'quitter' && (
        <ConfirmDialog
          isOpen
          title={quittee ? 'Retirer cette discussion\u202f?' : 'Quitter cette discussion\u202f?'}
          confirmLabel={quittee ? 'Retirer' : 'Quitter'}
          busyLabel="Départ…"
          busy={quitter.isPending}
          onConfirm={leave}
          onClose={close}
        >
          <p>
            {quittee
              ? 'Tu ne pourras plus la lire. C’est définitif.'
              : 'Tu ne recevras plus ses messages. Ceux que tu as déjà lus restent dans ta boîte.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
  return { entries, dialogs }
}
