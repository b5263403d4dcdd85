import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { TerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Tri } from '#kit/address.ts'
import { nomOf } from '#modules/adherentes/adherentes.public.tsx'
import { STATUTS } from '#modules/antennes/statuts.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { antennesBoQuery } from '../bo-antennes.api.ts'
import { hrefBoOf, type FiltresBo } from '../filtres.ts'
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
        coordinatrices.map(nomOf).join(', ') || '–'
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

/** The order of the table, the region first as the list is; each header leads to its own address (R2.1-22). */
const sortOf = (filtres: FiltresBo): NonNullable<TableProps['sort']> => {
  const { trinom, triregion } = filtres
  const column = triregion === 'aucun' ? 'nom' : 'region'
  const tri: Tri = triregion === 'aucun' ? trinom : triregion
  return {
    column,
    // Without an order of its own the list is by name.
    direction: SENS[tri === 'desc' ? 'desc' : 'asc'],
    hrefFor: (wanted, direction) => {
      const sens = direction === 'ascending' ? 'asc' : 'desc'
      const tris =
        wanted === 'region'
          ? ({ trinom: 'aucun', triregion: sens } as const)
          : ({ trinom: sens, triregion: 'aucun' } as const)
      return hrefBoOf({ ...filtres, page: 1, ...tris })
    },
  }
}

/** A page of the branches, closed ones included. */
export const AntennesTable = ({ filtres }: { readonly filtres: FiltresBo }) => {
  const { territoires, nbterritoires, limit, plus } = useSuspenseQuery(antennesBoQuery(filtres)).data
  const { page, termes } = filtres
  return (
    <>
      <p className="list-count">
        <output>{formatTotal(nbterritoires, plus, 'antenne')}</output>
      </p>
      {territoires.length === 0 ? (
        <EmptyState
          title={page > 1 || termes !== '' ? 'Aucune antenne ne correspond' : 'Aucune antenne pour l’instant'}
          actions={
            (page > 1 || termes !== '') && (
              <ButtonLink to={pathTo('/administratrice/antenne')}>Tout afficher</ButtonLink>
            )
          }
        >
          {termes === '' ? 'Crée la première\u00a0: ses membres la rejoindront.' : 'Cherche un autre nom.'}
        </EmptyState>
      ) : (
        <Table
          caption="Antennes"
          columns={COLONNES}
          rows={territoires}
          keyOf={({ id }) => id}
          sort={sortOf(filtres)}
        />
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCountOf(nbterritoires, limit)}
          hrefFor={(number) => hrefBoOf({ ...filtres, page: number })}
        />
      </div>
    </>
  )
}
