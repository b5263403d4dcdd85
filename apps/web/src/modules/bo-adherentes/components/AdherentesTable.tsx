import { formatName } from '@entrelles/contract/kit/format.ts'
import type { TriFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Table } from '#ui/Table.tsx'
import { fichesQuery, useTerritoires } from '../bo-adherentes.api.ts'
import type { Demande } from '../demande.ts'
import { cheminOf, ficheHref, type Espace } from '../espace.ts'
import { liste, withFiche } from '../liste.ts'
import { libelleOf } from '../mots.ts'
import { useSelection } from '../use-selection.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ActionsBar } from './ActionsBar.tsx'
import { columnsOf } from './fiche-columns.tsx'

const ORDRES: Readonly<Record<TriFiche, string>> = {
  nom: 'par nom',
  inscription: 'par date d’inscription',
  fin: 'par fin d’adhésion',
}

/** A page of members with selection and bulk actions. */
export const AdherentesTable = ({ espace }: { readonly espace: Espace }) => {
  const view = useList(liste, espace)
  const { page, filters } = view
  const { tri, sens, ...filtres } = filters
  const { adherentes, nbadherentes, limit, plus } = useSuspenseQuery(fichesQuery(filters, page)).data
  const selection = useSelection(liste.href(espace, filtres), adherentes)
  const territoires = useTerritoires(espace)
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  const active = liste.active(filters)
  const isOfATab = liste.currentTab(filters) !== liste.tabs[0]
  return (
    <>
      <ListPage
        view={{ ...view, isNarrowed: view.isNarrowed || isOfATab }}
        total={{ nb: nbadherentes, plus, limit }}
        noun="adhérente"
        heading={heading}
        beside={
          active.length > 0 && (
            <ActiveFilters
              filters={active.map((nom) => ({
                to: liste.href(espace, { ...filters, [nom]: '' }),
                label: libelleOf(nom, filtres, territoires),
              }))}
              onRemove={() => heading.current?.focus()}
            />
          )
        }
        isEmpty={adherentes.length === 0}
        noMatch={{
          title: 'Aucune adhérente ne correspond',
          text: 'Change de filtre, ou cherche un autre nom.',
          all: cheminOf(espace),
        }}
        empty={
          <EmptyState title="Aucune adhérente pour l’instant" level={3}>
            {espace === 'coordinatrice'
              ? 'Celles qui rejoindront ton antenne s’ajouteront à cette liste.'
              : 'Chaque inscription s’ajoutera à cette liste.'}
          </EmptyState>
        }
        below={
          <ActionsBar
            selection={selection}
            nb={nbadherentes}
            canSelectAll={!plus}
            filtres={filtres}
            onAsk={setDemande}
          />
        }
      >
        <Table
          caption={`Adhérentes, triées ${ORDRES[tri]}`}
          columns={columnsOf({
            hrefFor: ({ id }) =>
              espace === 'administratrice' ? ficheHref(id) : withFiche(view.hrefOfPage(page), id),
            onAsk: setDemande,
          })}
          rows={adherentes}
          keyOf={({ id }) => id}
          sort={{
            column: tri,
            direction: sens === 'asc' ? 'ascending' : 'descending',
            hrefFor: (column, direction) =>
              liste.href(espace, {
                ...filtres,
                tri: column as TriFiche,
                sens: direction === 'ascending' ? 'asc' : 'desc',
              }),
          }}
          selection={{ isSelected: selection.isSelected, nameOf: formatName, onSelect: selection.select }}
        />
      </ListPage>
      {demande && (
        <ActionDialog
          espace={espace}
          demande={demande}
          onClose={() => setDemande(undefined)}
          onDone={() => {
            onDone()
            setDemande(undefined)
            selection.clear()
          }}
        />
      )}
    </>
  )
}
