import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { LigneFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { ComponentProps } from 'react'
import { LieuText, miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Person } from '#ui/Person.tsx'
import type { Table } from '#ui/Table.tsx'
import type { Demande } from '../demande.ts'
import styles from './AdherentesTable.module.css'
import { AdhesionTag } from './AdhesionTag.tsx'
import { FicheMenu } from './FicheMenu.tsx'

type Columns = ComponentProps<typeof Table<LigneFiche>>['columns']

type Options = {
  readonly hrefFor: (ligne: LigneFiche) => string
  readonly onAsk: (demande: Demande) => void
}

/** Lets an email wrap before its @. */
const Email = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

/** Email, for readers allowed to see it, and roles. */
const SousNom = ({ ligne: { email, administratrice, coordonne } }: { readonly ligne: LigneFiche }) => {
  const fonctions = [administratrice && 'administratrice', coordonne && 'coordinatrice'].filter(Boolean)
  return (
    <>
      {email && <Email email={email} />}
      {email && fonctions.length > 0 && ' · '}
      {fonctions.join(' · ')}
    </>
  )
}

export const columnsOf = ({ hrefFor, onAsk }: Options): Columns => [
  {
    id: 'nom',
    header: 'Adhérente',
    kind: 'title',
    sortable: true,
    cell: (ligne) => (
      <Person name={formatName(ligne)} photo={miniatureOf(ligne.photo)} to={hrefFor(ligne)}>
        <SousNom ligne={ligne} />
      </Person>
    ),
  },
  { id: 'commune', header: 'Commune', cell: ({ ville }) => (ville ? <LieuText ville={ville} /> : '–') },
  { id: 'antenne', header: 'Antenne', cell: ({ territoire }) => territoire?.nom ?? '–' },
  { id: 'fin', header: 'Adhésion', sortable: true, cell: (ligne) => <AdhesionTag ligne={ligne} /> },
  {
    id: 'inscription',
    header: 'Inscrite le',
    sortable: true,
    cell: ({ dateInscription }) => (
      <span className={styles.day}>{formatDate(dateInscription, ZONE_PARIS)}</span>
    ),
  },
  {
    id: 'venue',
    header: 'Venue le',
    cell: ({ derniereVisite }) => (
      <span className={styles.day}>
        {derniereVisite === null ? 'jamais' : formatDate(derniereVisite, ZONE_PARIS)}
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (ligne) => <FicheMenu ligne={ligne} href={hrefFor(ligne)} onAsk={onAsk} />,
  },
]
