import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState } from 'react'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { notify, notifyFailure } from '#kit/notify.ts'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import { useContexteFil } from '../contexte-fil.ts'
import { avecMessage } from '../fil.ts'
import { bulleOf } from '../groupes.ts'
import { changeFils, useDeleteMessage } from '../messagerie.api.ts'
import { ReactionsDialog } from './ReactionsDialog.tsx'

const EXTRAIT_MAX = 120

const copy = async (texte: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(texte)
    notify('Le message est copié.')
  } catch (error) {
    notifyFailure(error)
  }
}

/** The « … » of a message: answer it, react, copy, edit, delete; report it or block its author. */
export const MessageGestes = ({ message }: { readonly message: Message }) => {
  const { id, discussionId, contenu, auteureId, droits } = message
  const { auteureOf, discussion, isEditable, onQuote, onEdit } = useContexteFil()
  const [asked, setAsked] = useState<'reaction' | 'suppression'>()
  const close = () => setAsked(undefined)
  const supprimer = useDeleteMessage('Le message est supprimé.')
  const remove = () =>
    supprimer.mutate(
      { params: { messageId: id } },
      {
        onSuccess: (deleted) => changeFils(discussionId, (fil) => avecMessage(fil, deleted)),
        onSettled: close,
      },
    )
  const auteure = auteureOf(auteureId)
  const entries = [
    droits.citer && { label: 'Répondre', icon: 'arrow-u-up-left', onAction: () => onQuote(bulleOf(message)) },
    droits.reagir && { label: 'Réagir', icon: 'heart', onAction: () => setAsked('reaction') },
    contenu !== '' && { label: 'Copier le texte', icon: 'copy', onAction: () => void copy(contenu) },
    isEditable(message) && { label: 'Modifier', icon: 'pencil-simple', onAction: () => onEdit(id) },
    droits.supprimer && { label: 'Supprimer', icon: 'trash', onAction: () => setAsked('suppression') },
    droits.signaler &&
      auteure?.id && {
        label: `Voir le profil de ${auteure.prenom}`,
        icon: 'user',
        to: pathTo('/membre/:id', { id: auteure.id }),
      },
  ].filter(Boolean) as readonly MenuEntry[]
  return (
    <>
      {droits.signaler ? (
        <GestesMenu
          cible={{ type: 'message', id, libelle: 'ce message', extrait: contenu.slice(0, EXTRAIT_MAX) }}
          auteure={auteure?.id ? { id: auteure.id, prenom: auteure.prenom, nom: auteure.nom } : null}
          entries={entries}
          exit={discussion.type === 'directe' ? pathTo('/messagerie') : undefined}
        />
      ) : (
        entries.length > 0 && (
          <Menu label="Plus d’actions sur ce message" variant="plain" groups={[entries]}>
            <Icon name="dots-three-bold" />
          </Menu>
        )
      )}
      {asked === 'reaction' && <ReactionsDialog message={message} onClose={close} />}
      {asked === 'suppression' && (
        <ConfirmDialog
          isOpen
          title={'Supprimer ce message\u202f?'}
          confirmLabel="Supprimer"
          busyLabel="Suppression…"
          busy={supprimer.isPending}
          onConfirm={remove}
          onClose={close}
        >
          <p>Ses mots et ses fichiers disparaissent pour tout le monde. C’est définitif.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
