import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useQuery, useSuspenseQuery, type QueryKey, type UnusedSkipTokenOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { CoupDePouceCards } from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { EvenementCards } from '#modules/evenements/evenements.public.tsx'
import { demandeOf } from '../liste.ts'
import {
  antennesQuery,
  coupsDePouceQuery,
  evenementsQuery,
  membresQuery,
  publicationsQuery,
  ressourcesQuery,
  type Demande,
} from '../recherche.api.ts'
import { RUBRIQUES, type Rubrique } from '../rubriques.ts'
import type { Vue } from '../use-rubrique.ts'
import { AntenneCards } from './AntenneTrouveeCard.tsx'
import { PublicationCards } from './PublicationTrouveeCard.tsx'
import { RessourceCards } from './RessourceTrouveeCard.tsx'
import { RubriqueResults, type PageTrouvee, type RubriqueResultsProps } from './RubriqueResults.tsx'

type NbTrouvesProps = Pick<RubriqueResultsProps, 'rubrique' | 'view'>

type Page = {
  readonly Results: ComponentType<RubriqueResultsProps>
  /** For screen readers: it stands outside the results, which are replaced, so that each new count is announced. */
  readonly NbTrouves: ComponentType<NbTrouvesProps>
}

const pageOf = <Found extends PageTrouvee, Key extends QueryKey>(
  queryOf: (demande: Demande) => UnusedSkipTokenOptions<Found, Error, Found, Key>,
  cardsOf: (resultats: Found['resultats']) => ReactNode,
): Page => {
  const queryIn = ({ list, filters, page }: Vue) => queryOf(demandeOf(list, filters, page))
  return {
    Results: (props) => {
      const found = useSuspenseQuery(queryIn(props.view)).data
      return (
        <RubriqueResults {...props} found={found}>
          {cardsOf(found.resultats)}
        </RubriqueResults>
      )
    },
    NbTrouves: ({ rubrique, view }) => {
      const { data: found } = useQuery(queryIn(view))
      const { nom, noms } = RUBRIQUES[rubrique]
      return (
        <output className="sr-only">
          {found && formatTotal(found.nbTotalResultats, found.plus, nom, noms)}
        </output>
      )
    },
  }
}

/** The results of each category, as the cards of its module. */
export const RUBRIQUE_PAGES: Readonly<Record<Rubrique, Page>> = {
  membre: pageOf(membresQuery, (membres) => <MembreCards membres={membres} />),
  'coup-de-pouce': pageOf(coupsDePouceQuery, (cartes) => <CoupDePouceCards cartes={cartes} />),
  evenement: pageOf(evenementsQuery, (evenements) => <EvenementCards evenements={evenements} />),
  publication: pageOf(publicationsQuery, (publications) => <PublicationCards publications={publications} />),
  territoire: pageOf(antennesQuery, (antennes) => <AntenneCards antennes={antennes} />),
  ressource: pageOf(ressourcesQuery, (ressources) => <RessourceCards ressources={ressources} />),
}
