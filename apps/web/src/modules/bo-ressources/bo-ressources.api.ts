import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boRessourcesEndpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import type { FiltresRessourcesBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import type { Media } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type {
  StatutProposition,
  StatutRemarque,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { call } from '#kit/call.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

export { themesQuery } from '#modules/ressources/ressources.api.ts'

export const ressourcesBoQuery = (filtres: FiltresRessourcesBo, page: number) =>
  queryOf(boRessourcesEndpoints.listRessourcesBo, { query: { ...filtres, page } })
export const resumeRessourcesQuery = () => queryOf(boRessourcesEndpoints.getResumeRessources, {})
export const ressourceBoQuery = (id: string) =>
  queryOf(boRessourcesEndpoints.getRessourceBo, { params: { id: id as RessourceId } })
export const propositionsQuery = (statut: StatutProposition, page: number) =>
  queryOf(boRessourcesEndpoints.listPropositions, { query: { statut, page } })
export const remarquesQuery = (statut: StatutRemarque, page: number) =>
  queryOf(boRessourcesEndpoints.listRemarques, { query: { statut, page } })
export const evenementsQuery = (titre: string, dateDebut: string) =>
  queryOf(evenementsEndpoints.listEvenements, { query: { dateDebut, ...(titre !== '' && { titre }) } })

/** The coordinator’s own branches. */
export const siennesQuery = queryOf(boAntennesEndpoints.listTerritoiresBo, { query: { trinom: 'asc' } })

/** Branches to choose from: every open one, or the coordinator’s own. */
export const useTerritoires = (espace: Espace) => {
  const isAdministratrice = espace === 'administratrice'
  const toutes = useQuery({
    ...queryOf(antennesEndpoints.listChoixTerritoires, {}),
    enabled: isAdministratrice,
  })
  const siennes = useQuery({ ...siennesQuery, enabled: !isAdministratrice })
  return (isAdministratrice ? toutes.data : siennes.data?.territoires) ?? []
}

export const createImage = (fichier: File): Promise<Media> =>
  call(mediasEndpoints.createMedia, { body: { fichier, usage: 'ressource' } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateLien = () => useMutation(mutationOf(boRessourcesEndpoints.createLien))
export const useCreateArticle = () => useMutation(mutationOf(boRessourcesEndpoints.createArticle))
export const useCreateFichier = () => useMutation(mutationOf(boRessourcesEndpoints.createFichierRessource))
export const useUpdateRessource = () => useMutation(mutationOf(boRessourcesEndpoints.updateRessource))
export const usePublishSaisie = () => useMutation(mutationOf(boRessourcesEndpoints.publishRessource))
export const useCreateRelecture = () => useMutation(mutationOf(boRessourcesEndpoints.createRelecture))
export const useDeclineProposition = () => useMutation(mutationOf(boRessourcesEndpoints.declineProposition))

export const usePublishRessource = (said: string) =>
  useMutation(actOf(boRessourcesEndpoints.publishRessource, said))
export const useArchiveRessource = (said: string) =>
  useMutation(actOf(boRessourcesEndpoints.archiveRessource, said))
export const useDeleteRessource = (said: string) =>
  useMutation(actOf(boRessourcesEndpoints.deleteRessource, said))
export const useDeleteBrouillon = (said: string) =>
  useMutation(actOf(boRessourcesEndpoints.deleteBrouillonEnCours, said))
export const useAcceptProposition = (said: string) =>
  useMutation(actOf(boRessourcesEndpoints.acceptProposition, said))
export const useCloseRemarque = (said: string) =>
  useMutation(actOf(boRessourcesEndpoints.closeRemarque, said))
