import { ONGLETS_EVENEMENTS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import type { Espace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { creationHref, editionHref } from '../adresses.ts'
import { evenementsBoQuery } from '../bo-evenements.api.ts'
import type { Demande } from '../demande.ts'
import { liste } from '../liste.ts'
import { attenteOf, dateOf, placesOf, statutOf, territoiresOf, VIDES } from '../mots.ts'
import { ActeDialog } from './ActeDialog.tsx'
import { EvenementMenu } from './EvenementMenu.tsx'
import styles from './EvenementsTable.module.css'

type Columns = ComponentProps<typeof Table<EvenementBo>>['columns']

const Statut = ({ evenement }: { readonly evenement: EvenementBo }) => {
  const { nom, ...look } = statutOf(evenement)
  return <Tag {...look}>{nom}</Tag>
}

const columnsOf = (espace: Espace, onAsk: (demande: Demande) => void): Columns => [
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

/** A page of events of a tab, with their actions. */
export const EvenementsTable = ({ espace }: { readonly espace: Espace }) => {
  const view = useList(liste, espace)
  const navigate = useNavigate()
  const { onglet } = view.filters
  const { evenements, nbevenements, limit, plus } = useSuspenseQuery(
    evenementsBoQuery(view.filters, view.page),
  ).data
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  const isToCome = onglet === 'a_venir' || onglet === 'brouillons'
  return (
    <>
      <ListPage
        view={view}
        total={{ nb: nbevenements, plus, limit }}
        noun="événement"
        heading={heading}
        isEmpty={evenements.length === 0}
        noMatch={{
          title: 'Aucun événement ne correspond',
          text: 'Change de filtre, ou cherche un autre titre.',
          all: liste.href(espace, { onglet }),
        }}
        empty={
          <EmptyState
            title={VIDES[onglet].titre}
            level={3}
            actions={isToCome && <ButtonLink to={creationHref(espace)}>Créer un événement</ButtonLink>}
          >
            {VIDES[onglet].phrase}
          </EmptyState>
        }
      >
        <Table
          caption={`Événements\u00a0: ${ONGLETS_EVENEMENTS[onglet].toLowerCase()}`}
          columns={columnsOf(espace, setDemande)}
          rows={evenements}
          keyOf={({ id }) => id}
        />
      </ListPage>
      {demande && (
        <ActeDialog
          demande={demande}
          onClose={() => setDemande(undefined)}
          onDone={(after) => {
            onDone()
            setDemande(undefined)
            if (demande.acte === 'dupliquer' && after) void navigate(editionHref(espace, after.id))
          }}
        />
      )}
    </>
  )
}
