import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type {
  FiltresTerritoires,
  TerritoireBo,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { STATUTS } from '#modules/antennes/statuts.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { antennesBoQuery } from '../bo-antennes.api.ts'
import { liste } from '../liste.ts'
import styles from './AntennesTable.module.css'

type TableProps = ComponentProps<typeof Table<TerritoireBo>>

const COLONNES: TableProps['columns'] = [
  {
    id: 'nom',
    header: 'Antenne',
    kind: 'title',
    sortable: true,
    cell: ({ id, nom }) => <Link to={pathTo('/administratrice/antenne/:id/edition', { id })}>{nom}</Link>,
  },
  { id: 'region', header: 'Région', sortable: true, cell: ({ region }) => region ?? '–' },
  {
    id: 'departements',
    header: 'Départements',
    cell: ({ departements }) =>
      departements.length === 0 ? (
        '–'
      ) : (
        <span className={styles.plates}>
          {departements.map((code) => (
            <Plate key={code}>{code}</Plate>
          ))}
        </span>
      ),
  },
  { id: 'membres', header: 'Membres', kind: 'number', cell: ({ nbAdherentes }) => nbAdherentes },
  {
    id: 'coordinatrices',
    header: 'Coordinatrices',
    cell: ({ coordinatrices, statut }) =>
      coordinatrices.length === 0 && statut !== 'fermee' ? (
        <Tag tone="warning" icon="compass">
          À trouver
        </Tag>
      ) : (
        coordinatrices.map(formatName).join(', ') || '–'
      ),
  },
  {
    id: 'statut',
    header: 'Statut',
    cell: ({ statut }) => {
      const { nom, ...look } = STATUTS[statut]
      return <Tag {...look}>{nom}</Tag>
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: ({ id, nom, statut }) =>
      statut !== 'fermee' && (
        <IconLink plain icon="eye" label={`Voir la page : ${nom}`} to={pathTo('/antenne/:id', { id })} />
      ),
  },
]

const SENS = { asc: 'ascending', desc: 'descending' } as const

/** The order of the table: the region takes precedence over the name; each header has its URL (R2.1-22). */
const sortOf = (filtres: Omit<FiltresTerritoires, 'region'>): NonNullable<TableProps['sort']> => {
  const { trinom, triregion } = filtres
  const column = triregion === 'aucun' ? 'nom' : 'region'
  const tri = triregion === 'aucun' ? trinom : triregion
  return {
    column,
    // The default order is by name.
    direction: SENS[tri === 'desc' ? 'desc' : 'asc'],
    hrefFor: (wanted, direction) => {
      const sens = direction === 'ascending' ? 'asc' : 'desc'
      const tris =
        wanted === 'region'
          ? ({ trinom: 'aucun', triregion: sens } as const)
          : ({ trinom: sens, triregion: 'aucun' } as const)
      return liste.href(undefined, { ...filtres, ...tris })
    },
  }
}

/** A page of branches, including closed ones. */
export const AntennesTable = () => {
  const view = useList(liste, undefined)
  const { filters, page } = view
  const { territoires, nbterritoires, limit, plus } = useSuspenseQuery(antennesBoQuery(filters, page)).data
  return (
    <ListPage
      view={view}
      total={{ nb: nbterritoires, plus, limit }}
      noun="antenne"
      isEmpty={territoires.length === 0}
      noMatch={{
        title: 'Aucune antenne ne correspond',
        text: 'Cherche un autre nom.',
        all: liste.href(undefined, {}),
      }}
      empty={
        <EmptyState title="Aucune antenne pour l’instant" level={3}>
          Crée la première&nbsp;: ses membres la rejoindront.
        </EmptyState>
      }
    >
      <Table
        caption="Antennes"
        columns={COLONNES}
        rows={territoires}
        keyOf={({ id }) => id}
        sort={sortOf(filters)}
      />
    </ListPage>
  )
}
