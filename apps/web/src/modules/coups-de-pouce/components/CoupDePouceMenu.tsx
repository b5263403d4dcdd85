import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import { useCreateFavori, useDeleteCoupDePouce, useDeleteFavori } from '../coups-de-pouce.api.ts'

type DeletionDialogProps = {
  readonly demande: CoupDePouce
  readonly onClose: () => void
}

const DeletionDialog = ({ demande: { id }, onClose }: DeletionDialogProps) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useDeleteCoupDePouce('La demande est supprimée.')
  const remove = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => void navigate(pathTo('/coup-de-pouce'), { replace: true }),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={'Supprimer la demande\u202f?'}
      confirmLabel="Supprimer"
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>Elle disparaît avec ses réponses et ses fichiers. C’est définitif.</p>
    </ConfirmDialog>
  )
}

/** The « … » of a request: save, edit, delete, report, hide, block. */
export const CoupDePouceMenu = ({ demande }: { readonly demande: CoupDePouce }) => {
  const { id, titre, auteure, statut, favori, droits } = demande
  const [isAsking, setIsAsking] = useState(false)
  const save = useCreateFavori('Tu la retrouves dans le fil d’actu, onglet «\u00a0Enregistrées\u00a0».')
  const unsave = useDeleteFavori('Elle n’est plus dans tes demandes enregistrées.')
  const entries: readonly MenuEntry[] = [
    ...(statut === 'brouillon'
      ? []
      : [
          favori
            ? {
                label: 'Ne plus enregistrer',
                icon: 'bookmark-simple-fill' as const,
                onAction: () => unsave.mutate({ params: { id } }),
              }
            : {
                label: 'Enregistrer',
                icon: 'bookmark-simple' as const,
                onAction: () => save.mutate({ params: { id } }),
              },
        ]),
    ...(droits.modifier
      ? [
          {
            label: 'Modifier',
            icon: 'pencil-simple' as const,
            to: pathTo('/coup-de-pouce/:id/edition', { id }),
          },
        ]
      : []),
    ...(droits.supprimer
      ? [{ label: 'Supprimer', icon: 'trash' as const, onAction: () => setIsAsking(true) }]
      : []),
  ]
  return (
    <>
      {droits.signaler ? (
        <GestesMenu
          cible={{
            type: 'coup_de_pouce',
            id,
            libelle: 'cette demande',
            extrait: titre,
            isMasquable: droits.masquer,
          }}
          auteure={auteure.id === null ? null : { id: auteure.id, prenom: auteure.prenom, nom: auteure.nom }}
          entries={entries}
          exit={pathTo('/coup-de-pouce')}
        />
      ) : (
        entries.length > 0 && (
          <Menu label="Plus d’actions sur cette demande" variant="plain" groups={[entries]}>
            <Icon name="dots-three-bold" />
          </Menu>
        )
      )}
      {isAsking && <DeletionDialog demande={demande} onClose={() => setIsAsking(false)} />}
    </>
  )
}
