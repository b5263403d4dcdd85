import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { MontantVeil, ORIGINES, STATUTS } from '#modules/bo-adhesions/bo-adhesions.public.tsx'
import { Link } from '#ui/Link.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { anneesOf } from '../adhesion.ts'
import styles from './Fiche.module.css'

type Annee = Fiche['adhesions'][number]

const Periode = ({ annee: { id, dateDebut, dateFin, datePaiement } }: { readonly annee: Annee }) => (
  <>
    <Link to={pathTo('/administratrice/adhesion/:id', { id })}>{anneesOf(dateDebut, dateFin)}</Link>
    <span className={styles.detail}>payée le {formatDate(datePaiement, ZONE_PARIS)}</span>
  </>
)

/** A past year is not a warning here: the head of the page shows the current status. */
const Statut = ({ statut }: Pick<Annee, 'statut'>) => {
  if (statut === 'expiree') return <Tag>Terminée</Tag>
  const { nom, ...look } = STATUTS[statut]
  return <Tag {...look}>{nom}</Tag>
}

/** Memberships of a member, each with its link; amounts are hidden until requested. */
export const AdhesionsTable = ({ fiche }: { readonly fiche: Fiche }) => (
  <Table
    caption={`Adhésions de ${formatName(fiche)}`}
    rows={fiche.adhesions}
    keyOf={({ id }) => id}
    columns={[
      { id: 'periode', header: 'Période', kind: 'title', cell: (annee) => <Periode annee={annee} /> },
      {
        id: 'tarif',
        header: 'Tarif',
        cell: ({ id, dateDebut, dateFin }) => <MontantVeil id={id} annee={anneesOf(dateDebut, dateFin)} />,
      },
      { id: 'origine', header: 'Origine', cell: ({ origine }) => ORIGINES[origine] },
      { id: 'statut', header: 'Statut', cell: ({ statut }) => <Statut statut={statut} /> },
    ]}
  />
)
