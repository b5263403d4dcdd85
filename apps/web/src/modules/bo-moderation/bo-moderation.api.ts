import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type {
  DossierId,
  FiltresSignalements,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { reponsesTypesEndpoints } from '@entrelles/contract/modules/bo-moderation/reponses-types.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

export const signalementsQuery = (filtres: FiltresSignalements, page: number) =>
  queryOf(boModerationEndpoints.listSignalements, { query: { ...filtres, page } })
export const resumeSignalementsQuery = () => queryOf(boModerationEndpoints.getResumeSignalements, {})
/** Reading a private message is logged: coming back to the window does not read it again. */
export const dossierQuery = (id: string) => ({
  ...queryOf(boModerationEndpoints.getDossier, { params: { id: id as DossierId } }),
  refetchOnWindowFocus: false,
})
export const reponsesTypesQuery = () => queryOf(reponsesTypesEndpoints.listReponsesTypes, {})

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreatePriseEnCharge = () =>
  useMutation(actOf(boModerationEndpoints.createPriseEnCharge, 'Tu examines ce signalement.'))
export const useDeletePriseEnCharge = () =>
  useMutation(actOf(boModerationEndpoints.deletePriseEnCharge, 'Une autre personne peut l’examiner.'))
export const useCreateConfirmationExclusion = () =>
  useMutation(actOf(boModerationEndpoints.createConfirmationExclusion, 'La membre est exclue.'))
export const useDeleteExclusion = () =>
  useMutation(actOf(boModerationEndpoints.deleteExclusion, 'L’exclusion est abandonnée.'))
export const useCreateNoteSignalement = () =>
  useMutation(mutationOf(boModerationEndpoints.createNoteSignalement))
export const useCreateDecision = () => useMutation(mutationOf(boModerationEndpoints.createDecision))
export const useCreateCloture = () => useMutation(mutationOf(boModerationEndpoints.createCloture))

export const useCreateReponseType = () => useMutation(mutationOf(reponsesTypesEndpoints.createReponseType))
export const useUpdateReponseType = () => useMutation(mutationOf(reponsesTypesEndpoints.updateReponseType))
export const useDeleteReponseType = () =>
  useMutation(actOf(reponsesTypesEndpoints.deleteReponseType, 'La réponse type est supprimée.'))
