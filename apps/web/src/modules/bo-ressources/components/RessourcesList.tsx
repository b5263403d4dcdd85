import type { FiltresRessourcesBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEspace } from '#kit/back-offices.ts'
import { ListPage } from '#kit/list/ListPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineList } from '#ui/LineList.tsx'
import { ressourcesBoQuery } from '../bo-ressources.api.ts'
import type { Demande } from '../demande.ts'
import { LISTES } from '../liste.ts'
import { VIDES } from '../mots.ts'
import { DemandeDialog } from './DemandeDialog.tsx'
import { RessourceRow } from './RessourceRow.tsx'

/** A page of the resources of a state. */
export const RessourcesList = ({ demande: filtres }: { readonly demande: FiltresRessourcesBo }) => {
  const espace = useEspace()
  const liste = LISTES[espace]
  const view = useList(liste, espace)
  const { ressources, nbressources, limit, plus } = useSuspenseQuery(
    ressourcesBoQuery(filtres, view.page),
  ).data
  const [demande, setDemande] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  const { titre, phrase } = VIDES[filtres.statut]
  return (
    <>
      <ListPage
        view={view}
        total={{ nb: nbressources, plus, limit }}
        noun="ressource"
        heading={heading}
        isEmpty={ressources.length === 0}
        noMatch={{
          title: 'Aucune ressource ne correspond',
          text: 'Change de filtre, ou cherche d’autres mots.',
          all: liste.href(espace, { onglet: view.filters.onglet }),
        }}
        empty={
          <EmptyState title={titre} level={3}>
            {phrase}
          </EmptyState>
        }
      >
        <LineList>
          {ressources.map((ressource) => (
            <li key={ressource.id}>
              <RessourceRow ressource={ressource} onAsk={setDemande} />
            </li>
          ))}
        </LineList>
      </ListPage>
      {demande && (
        <DemandeDialog
          demande={demande}
          onClose={() => setDemande(undefined)}
          onDone={() => {
            onDone()
            setDemande(undefined)
          }}
        />
      )}
    </>
  )
}
