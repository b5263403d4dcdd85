import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { Synonyme } from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Table } from '#ui/Table.tsx'
import { synonymesQuery, useDeleteSynonyme } from '../bo-referentiels.api.ts'
import styles from './Referentiels.module.css'
import { SynonymeDialog } from './SynonymeDialog.tsx'

/** The open dialog: a new group, or an act on a row. */
type Demande =
  { readonly acte: 'ajouter' } | { readonly acte: 'modifier' | 'supprimer'; readonly synonyme: Synonyme }

const motsOf = ({ mots }: Synonyme): string => mots.join(', ')

const columnsOf = (onAsk: (demande: Demande) => void) =>
  [
    { id: 'mots', header: 'Mots', kind: 'title', cell: motsOf },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (synonyme: Synonyme) => (
        <span className="nowrap">
          <IconButton
            plain
            icon="pencil-simple"
            label={`Modifier\u00a0: ${motsOf(synonyme)}`}
            onClick={() => onAsk({ acte: 'modifier', synonyme })}
          />
          <IconButton
            plain
            icon="trash"
            label={`Supprimer\u00a0: ${motsOf(synonyme)}`}
            onClick={() => onAsk({ acte: 'supprimer', synonyme })}
          />
        </span>
      ),
    },
  ] as const

type DialogProps = { readonly demande: Demande; readonly onClose: () => void; readonly onDone: () => void }

const DemandeDialog = ({ demande, onClose, onDone }: DialogProps) => {
  const { mutate: remove, isPending } = useDeleteSynonyme('Les synonymes sont supprimés.')
  if (demande.acte === 'ajouter') return <SynonymeDialog onClose={onClose} onDone={onDone} />
  const { acte, synonyme } = demande
  if (acte === 'modifier') return <SynonymeDialog edited={synonyme} onClose={onClose} onDone={onDone} />
  return (
    <ConfirmDialog
      isOpen
      title="Supprimer ces synonymes&nbsp;?"
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={() => remove({ params: { id: synonyme.id } }, { onSuccess: onDone, onSettled: onClose })}
      onClose={onClose}
    >
      <p>La recherche ne rapprochera plus ces mots&nbsp;: {motsOf(synonyme)}.</p>
    </ConfirmDialog>
  )
}

/** The groups of synonyms; the list is short enough for one page. */
export const SynonymesTable = () => {
  const { synonymes } = useSuspenseQuery(synonymesQuery()).data
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  return (
    <>
      <div className={styles.head}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> cannot contain a heading */}
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className="list-count">
            {formatCount(synonymes.length, 'groupe')}
          </h2>
        </div>
        <Button variant="primary" onClick={() => setDemande({ acte: 'ajouter' })}>
          <Icon name="plus-bold" size="sm" />
          Ajouter des synonymes
        </Button>
      </div>
      {synonymes.length === 0 ? (
        <EmptyState title="Aucun synonyme" level={3}>
          Ajoute les mots que les membres emploient l’un pour l’autre.
        </EmptyState>
      ) : (
        <Table
          caption="Synonymes, par leur premier mot"
          columns={columnsOf(setDemande)}
          rows={synonymes}
          keyOf={({ id }) => id}
        />
      )}
      {demande && <DemandeDialog demande={demande} onClose={() => setDemande(undefined)} onDone={onDone} />}
    </>
  )
}
