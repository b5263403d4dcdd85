import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'

export const evenementsBoQuery = (filtres: FiltresEvenementsBo, page: number) =>
  queryOf(boEvenementsEndpoints.listEvenementsBo, { query: { ...filtres, page } })
export const resumeEvenementsQuery = () => queryOf(boEvenementsEndpoints.getResumeEvenements, {})
export const evenementBoQuery = (id: string) =>
  queryOf(boEvenementsEndpoints.getEvenementBo, { params: { id: id as EvenementId } })
export const aFaireQuery = () => queryOf(boEvenementsEndpoints.getAFaire, {})
export const typesQuery = () => queryOf(boEvenementsEndpoints.listTypesEvenementsBo, {})
export const emargementsAFaireQuery = (page: number) =>
  queryOf(boEvenementsEndpoints.listEmargementsAFaire, { query: { page } })
export const themesQuery = () =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie: 'theme' } })
/** Those that she reads, the most recent first. */
export const ressourcesQuery = (termes: string) =>
  queryOf(ressourcesEndpoints.listRessources, { query: termes === '' ? {} : { termes } })

const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})

/** Branches to choose from: every open one, or the coordinator’s own. */
export const useTerritoires = (espace: Espace) => {
  const isAdministratrice = espace === 'administratrice'
  const toutes = useQuery({ ...choixTerritoiresQuery(), enabled: isAdministratrice })
  const siennes = useQuery({
    ...queryOf(boAntennesEndpoints.listTerritoiresBo, { query: { trinom: 'asc' } }),
    enabled: !isAdministratrice,
  })
  return (isAdministratrice ? toutes.data : siennes.data?.territoires) ?? []
}

export const useCancelEvenement = (said: Said<typeof boEvenementsEndpoints.cancelEvenement>) =>
  useMutation(actOf(boEvenementsEndpoints.cancelEvenement, said))
export const useDuplicateEvenement = (said: string) =>
  useMutation(actOf(boEvenementsEndpoints.duplicateEvenement, said))
export const useDeleteEvenement = (said: string) =>
  useMutation(actOf(boEvenementsEndpoints.deleteEvenement, said))
export const useCreateSerie = () => useMutation(mutationOf(boEvenementsEndpoints.createSerie))
export const useUpdateSuites = () => useMutation(mutationOf(boEvenementsEndpoints.updateSuites))
