import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type {
  AdhesionBo,
  FiltreAdhesion,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import type { ComponentProps } from 'react'
import { Person } from '#ui/Person.tsx'
import type { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { Veil } from '#ui/Veil.tsx'
import { formatNom, formatPeriode, ORIGINES } from '../mots.ts'
import { STATUTS } from '../statuts.ts'
import styles from './AdhesionsTable.module.css'
import { VerificationButton } from './VerificationButton.tsx'

type Columns = ComponentProps<typeof Table<AdhesionBo>>['columns']
type MontantOf = (id: AdhesionId | null) => { readonly montant: number } | undefined

/** The amount, once revealed. */
const Montant = ({ montant }: { readonly montant: number | undefined }) =>
  montant === undefined ? <Veil label="Montant masqué" /> : <span>{formatMontant(montant)}</span>

const Adherente = ({ adhesion: { id, adherente } }: { readonly adhesion: AdhesionBo }) => (
  <Person
    name={formatNom(adherente)}
    isUnknown={adherente === null}
    photo={adherente?.photo && miniatureDe(adherente.photo)}
    to={id === null ? undefined : pathTo('/administratrice/adhesion/:id', { id })}
  >
    {adherente?.commune}
  </Person>
)

const Statut = ({ statut }: Pick<AdhesionBo, 'statut'>) => {
  const { nom, ...look } = STATUTS[statut]
  return <Tag {...look}>{nom}</Tag>
}

/** Columns of the list; a pending payment has no amount or number, and has a check button. */
export const columnsOf = (filtre: FiltreAdhesion, montantOf: MontantOf): Columns => {
  const isPending = filtre === 'en_attente'
  return [
    {
      id: 'adherente',
      header: 'Adhérente',
      kind: 'title',
      cell: (adhesion) => <Adherente adhesion={adhesion} />,
    },
    {
      id: 'periode',
      header: 'Période',
      cell: ({ dateDebut, dateFin }) => (
        <span className={styles.days}>{formatPeriode(dateDebut, dateFin)}</span>
      ),
    },
    ...(isPending
      ? []
      : ([
          {
            id: 'montant',
            header: 'Montant',
            cell: ({ id }) => <Montant montant={montantOf(id)?.montant} />,
          },
        ] satisfies Columns)),
    { id: 'origine', header: 'Origine', cell: ({ origine }) => ORIGINES[origine] },
    { id: 'statut', header: 'Statut', cell: ({ statut }) => <Statut statut={statut} /> },
    isPending
      ? {
          id: 'actions',
          header: 'Actions',
          kind: 'actions',
          cell: ({ paiementId, adherente }) => (
            <VerificationButton id={paiementId} nom={formatNom(adherente)} />
          ),
        }
      : {
          id: 'attestation',
          header: 'Attestation',
          cell: ({ numero }) => <span className={styles.days}>{numero}</span>,
        },
  ]
}
