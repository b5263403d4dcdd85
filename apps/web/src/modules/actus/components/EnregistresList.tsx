import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { useList } from '#kit/list/use-list.ts'
import { CoupDePouceCards, listeCoupsDePouce } from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { listeRessources } from '#modules/ressources/ressources.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { demandesEnregistreesQuery } from '../actus.api.ts'
import { liste } from '../liste.ts'

/** What she has saved: posts, or help requests; the library has a list of its own. */
export const EnregistresLinks = () => {
  const { filters } = useList(liste, undefined)
  const hrefOf = (quoi: typeof filters.quoi) => liste.href(undefined, { fil: 'enregistrees', quoi })
  return (
    <ChipLinks
      label="Ce que tu as enregistré"
      current={hrefOf(filters.quoi)}
      links={[
        { to: hrefOf('publications'), label: 'Publications' },
        { to: hrefOf('coups-de-pouce'), label: 'Coups de pouce' },
        { to: listeRessources.href(undefined, { onglet: 'favoris' }), label: 'Ressources' },
      ]}
    />
  )
}

/** The help requests that she has saved, newest first. */
export const DemandesEnregistreesList = () => {
  const query = useSuspenseInfiniteQuery(demandesEnregistreesQuery())
  const rows = useRef<HTMLUListElement>(null)
  const cartes = [
    ...new Map(query.data.pages.flatMap((page) => page.coupsdepouce).map((one) => [one.id, one])).values(),
  ]
  const total = query.data.pages.at(-1)
  if (cartes.length === 0)
    return (
      <EmptyState
        title="Aucun coup de pouce enregistré"
        actions={<ButtonLink to={listeCoupsDePouce.href(undefined, {})}>Voir les coups de pouce</ButtonLink>}
      >
        Ouvre le menu «&nbsp;…&nbsp;» d’une demande et choisis «&nbsp;Enregistrer&nbsp;».
      </EmptyState>
    )
  return (
    <>
      <output className="sr-only">
        {total && formatTotal(total.nbcoupsdepouce, total.plus, 'coup de pouce', 'coups de pouce')}
      </output>
      <CoupDePouceCards ref={rows} cartes={cartes} columns={2} level={2} />
      <LoadNextPage rows={rows} nb={cartes.length} query={query}>
        Plus de coups de pouce
      </LoadNextPage>
    </>
  )
}
