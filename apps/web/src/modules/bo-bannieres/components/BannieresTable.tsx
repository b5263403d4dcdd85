import type { BanniereBo } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Table } from '#ui/Table.tsx'
import { bannieresBoQuery, useDeleteBanniere } from '../bo-bannieres.api.ts'
import { liste } from '../liste.ts'
import { periodeOf, publicOf, VIDES } from '../mots.ts'
import { BanniereDialog } from './BanniereDialog.tsx'
import styles from './BannieresTable.module.css'

/** The open dialog: an act on a row. */
type Demande = { readonly acte: 'modifier' | 'supprimer'; readonly banniere: BanniereBo }
type Columns = ComponentProps<typeof Table<BanniereBo>>['columns']

const columnsOf = (onAsk: (demande: Demande) => void): Columns => [
  {
    id: 'message',
    header: 'Message',
    kind: 'title',
    cell: ({ texteLigne1, texteLigne2 }) => (
      <div>
        <span className={styles.title}>{texteLigne1}</span>
        <span className={styles.line}>{texteLigne2}</span>
      </div>
    ),
  },
  {
    id: 'bouton',
    header: 'Bouton',
    cell: ({ texteBouton, lienBouton }) => (
      <div>
        {texteBouton}
        <span className={styles.link}>{lienBouton}</span>
      </div>
    ),
  },
  { id: 'periode', header: 'Période', cell: periodeOf },
  { id: 'public', header: 'Public', cell: publicOf },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (banniere) => (
      <span className="nowrap">
        <IconButton
          plain
          icon="pencil-simple"
          label={`Modifier\u00a0: ${banniere.texteLigne1}`}
          onClick={() => onAsk({ acte: 'modifier', banniere })}
        />
        <IconButton
          plain
          icon="trash"
          label={`Supprimer\u00a0: ${banniere.texteLigne1}`}
          onClick={() => onAsk({ acte: 'supprimer', banniere })}
        />
      </span>
    ),
  },
]

type DialogProps = { readonly demande: Demande; readonly onClose: () => void; readonly onDone: () => void }

const DemandeDialog = ({ demande: { acte, banniere }, onClose, onDone }: DialogProps) => {
  const { mutate: remove, isPending } = useDeleteBanniere('La bannière est supprimée.')
  if (acte === 'modifier') return <BanniereDialog edited={banniere} onClose={onClose} onDone={onDone} />
  return (
    <ConfirmDialog
      isOpen
      title="Supprimer cette bannière&nbsp;?"
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={() => remove({ params: { id: banniere.id } }, { onSuccess: onDone, onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        «&nbsp;{banniere.texteLigne1}&nbsp;» ne sera plus montrée à personne. Pour l’arrêter sans la
        supprimer, avance son dernier jour.
      </p>
    </ConfirmDialog>
  )
}

/** A page of a tab, with the dialogs of its rows. */
export const BannieresTable = () => {
  const view = useList(liste, undefined)
  const { statut } = view.filters
  const { bannieres, nbbannieres, limit, plus } = useSuspenseQuery(
    bannieresBoQuery(view.filters, view.page),
  ).data
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  const { titre, phrase } = VIDES[statut]
  return (
    <>
      <ListPage
        view={view}
        total={{ nb: nbbannieres, plus, limit }}
        noun="bannière"
        heading={heading}
        isEmpty={bannieres.length === 0}
        empty={
          <EmptyState title={titre} level={3}>
            {phrase}
          </EmptyState>
        }
      >
        <Table
          caption={`Bannières\u00a0: ${(liste.currentTab(view.filters)?.label ?? '').toLowerCase()}`}
          columns={columnsOf(setDemande)}
          rows={bannieres}
          keyOf={({ id }) => id}
        />
      </ListPage>
      {demande && <DemandeDialog demande={demande} onClose={() => setDemande(undefined)} onDone={onDone} />}
    </>
  )
}
