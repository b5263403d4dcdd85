import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
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
} from '../recherche.api.ts'
import type { Rubrique } from '../rubriques.ts'
import type { Vue } from '../use-rubrique.ts'
import { AntenneCards } from './AntenneTrouveeCard.tsx'
import { PublicationCards } from './PublicationTrouveeCard.tsx'
import { RessourceCards } from './RessourceTrouveeCard.tsx'
import { RubriqueResults, type RubriqueResultsProps } from './RubriqueResults.tsx'

const demandeIn = ({ list, filters, page }: Vue) => demandeOf(list, filters, page)

const MembresPage = (props: RubriqueResultsProps) => {
  const found = useSuspenseQuery(membresQuery(demandeIn(props.view))).data
  return (
    <RubriqueResults {...props} found={found}>
      <MembreCards membres={found.resultats} />
    </RubriqueResults>
  )
}

const CoupsDePoucePage = (props: RubriqueResultsProps) => {
  const found = useSuspenseQuery(coupsDePouceQuery(demandeIn(props.view))).data
  return (
    <RubriqueResults {...props} found={found}>
      <CoupDePouceCards cartes={found.resultats} />
    </RubriqueResults>
  )
}

const EvenementsPage = (props: RubriqueResultsProps) => {
  const found = useSuspenseQuery(evenementsQuery(demandeIn(props.view))).data
  return (
    <RubriqueResults {...props} found={found}>
      <EvenementCards evenements={found.resultats} />
    </RubriqueResults>
  )
}

const PublicationsPage = (props: RubriqueResultsProps) => {
  const found = useSuspenseQuery(publicationsQuery(demandeIn(props.view))).data
  return (
    <RubriqueResults {...props} found={found}>
      <PublicationCards publications={found.resultats} />
    </RubriqueResults>
  )
}

const AntennesPage = (props: RubriqueResultsProps) => {
  const found = useSuspenseQuery(antennesQuery(demandeIn(props.view))).data
  return (
    <RubriqueResults {...props} found={found}>
      <AntenneCards antennes={found.resultats} />
    </RubriqueResults>
  )
}

const RessourcesPage = (props: RubriqueResultsProps) => {
  const found = useSuspenseQuery(ressourcesQuery(demandeIn(props.view))).data
  return (
    <RubriqueResults {...props} found={found}>
      <RessourceCards ressources={found.resultats} />
    </RubriqueResults>
  )
}

/** The results of each category, as the cards of its module. */
export const RUBRIQUE_PAGES: Readonly<Record<Rubrique, ComponentType<RubriqueResultsProps>>> = {
  membre: MembresPage,
  'coup-de-pouce': CoupsDePoucePage,
  evenement: EvenementsPage,
  publication: PublicationsPage,
  territoire: AntennesPage,
  ressource: RessourcesPage,
}
