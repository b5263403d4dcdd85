import { useSearchParams } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cataloguePages } from '../catalogue.public.ts'

const HERE = cataloguePages.contenus.path

const evenements = [
  { titre: 'Fixer ses prix sans s’excuser', date: '19/11/2026', departement: '29', places: 17, publie: true },
  {
    titre: 'Répondre à un premier marché public',
    date: '24/11/2026',
    departement: '26',
    places: 142,
    publie: true,
  },
  { titre: 'Reprendre une ferme à deux', date: '28/11/2026', departement: '974', places: 9, publie: false },
]

type Evenement = (typeof evenements)[number]

const columns = [
  {
    id: 'titre',
    header: 'Titre',
    kind: 'title',
    sortable: true,
    cell: ({ titre }: Evenement) => <Link to={HERE}>{titre}</Link>,
  },
  { id: 'date', header: 'Date', sortable: true, cell: ({ date }: Evenement) => date },
  { id: 'departement', header: 'Lieu', cell: ({ departement }: Evenement) => <Plate>{departement}</Plate> },
  { id: 'places', header: 'Inscrites', kind: 'number', cell: ({ places }: Evenement) => places },
  {
    id: 'statut',
    header: 'Statut',
    cell: ({ publie }: Evenement) =>
      publie ? (
        <Tag tone="success" icon="check-circle-fill">
          Publié
        </Tag>
      ) : (
        <Tag tone="danger" icon="x-circle-fill">
          Annulé
        </Tag>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: ({ titre }: Evenement) => <IconButton plain icon="pencil-simple" label={`Modifier : ${titre}`} />,
  },
] as const

/** A sortable table. */
export const TableSpecimen = () => {
  const [searchParams] = useSearchParams()
  const column = searchParams.get('tri') === 'titre' ? 'titre' : 'date'
  const direction = searchParams.get('ordre') === 'descending' ? 'descending' : 'ascending'
  const rows = evenements.toSorted((a, b) => a[column].localeCompare(b[column]))
  return (
    <Table
      caption="Événements à venir"
      columns={columns}
      rows={direction === 'ascending' ? rows : rows.toReversed()}
      keyOf={({ titre }) => titre}
      sort={{ column, direction, hrefFor: (tri, ordre) => `${HERE}?${new URLSearchParams({ tri, ordre })}` }}
    />
  )
}
