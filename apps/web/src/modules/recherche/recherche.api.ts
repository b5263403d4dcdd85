import type { TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import type { TypeCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { TypeRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { rechercheEndpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import type { FiltresRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { queryOf } from '#kit/query.ts'

export const rechercheQuery = (termes: string) =>
  queryOf(rechercheEndpoints.getRecherche, { query: { termes } })
export const suggestionsQuery = (termes: string) =>
  queryOf(rechercheEndpoints.getSuggestionsRecherche, { query: { termes } })

/** What the page of a category asks for. Its list has checked the type: each category has its own. */
export type Demande = FiltresRecherche

export const membresQuery = ({ type: _none, ...query }: Demande) =>
  queryOf(rechercheEndpoints.listAdherentesTrouvees, { query })
export const coupsDePouceQuery = (query: Demande) =>
  queryOf(rechercheEndpoints.listCoupsDePouceTrouves, {
    query: { ...query, type: query.type as TypeCoupDePouce | undefined },
  })
export const evenementsQuery = (query: Demande) =>
  queryOf(rechercheEndpoints.listEvenementsTrouves, {
    query: { ...query, type: query.type as Referentiel['id'] | undefined },
  })
export const publicationsQuery = (query: Demande) =>
  queryOf(rechercheEndpoints.listPublicationsTrouvees, {
    query: { ...query, type: query.type as TypePublication | undefined },
  })
export const antennesQuery = ({ termes, page }: Demande) =>
  queryOf(rechercheEndpoints.listTerritoiresTrouves, { query: { termes, page } })
export const ressourcesQuery = (query: Demande) =>
  queryOf(rechercheEndpoints.listRessourcesTrouvees, {
    query: { ...query, type: query.type as TypeRessource | undefined },
  })

export const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})
export const typesEvenementQuery = () => queryOf(evenementsEndpoints.listTypesEvenements, {})
