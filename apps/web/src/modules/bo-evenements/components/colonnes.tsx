import type { EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { ComponentProps } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { Link } from '#ui/Link.tsx'
import type { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { editionHref } from '../adresses.ts'
import type { Demande } from '../demande.ts'
import { attenteOf, dateOf, placesOf, statutOf, territoiresOf } from '../mots.ts'
import { EvenementMenu } from './EvenementMenu.tsx'
import styles from './Liste.module.css'

type Colonnes = ComponentProps<typeof Table<EvenementBo>>['columns']

const Statut = ({ evenement }: { readonly evenement: EvenementBo }) => {
  const { nom, ...look } = statutOf(evenement)
  return <Tag {...look}>{nom}</Tag>
}

export const colonnesOf = (espace: Espace, onAsk: (demande: Demande) => void): Colonnes => [
  {
    id: 'titre',
    header: 'Titre',
    kind: 'title',
    cell: (evenement) => (
      <div>
        <Link to={editionHref(espace, evenement.id)} className={styles.title}>
          {evenement.titre}
        </Link>
        <span className={styles.where}>{territoiresOf(evenement)}</span>
      </div>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: (evenement) => <span className={styles.day}>{dateOf(evenement)}</span>,
  },
  { id: 'type', header: 'Type', cell: ({ evenementType }) => evenementType?.libelle ?? '–' },
  {
    id: 'places',
    header: 'Places',
    cell: (evenement) => <span className={styles.day}>{placesOf(evenement)}</span>,
  },
  {
    id: 'attente',
    header: 'Attente',
    cell: (evenement) => <span className={styles.day}>{attenteOf(evenement)}</span>,
  },
  { id: 'statut', header: 'Statut', cell: (evenement) => <Statut evenement={evenement} /> },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (evenement) => (
      <span className={styles.acts}>
        <IconLink
          plain
          icon="pencil-simple"
          label={`Modifier\u00a0: ${evenement.titre}`}
          to={editionHref(espace, evenement.id)}
        />
        <IconButton
          plain
          icon="copy"
          label={`Dupliquer\u00a0: ${evenement.titre}`}
          onClick={() => onAsk({ acte: 'dupliquer', evenement })}
        />
        <EvenementMenu espace={espace} evenement={evenement} onAsk={onAsk} />
      </span>
    ),
  },
]
