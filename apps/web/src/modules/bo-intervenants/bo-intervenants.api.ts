import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { boIntervenantsEndpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { FiltresIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'

export const intervenantsQuery = (filtres: FiltresIntervenants, page: number) =>
  queryOf(boIntervenantsEndpoints.listIntervenants, { query: { ...filtres, page } })
export const resumeIntervenantsQuery = () => queryOf(boIntervenantsEndpoints.getResumeIntervenants, {})
export const intervenantBoQuery = (id: string) =>
  queryOf(boIntervenantsEndpoints.getIntervenantBo, { params: { id: id as IntervenantId } })
export const choixIntervenantsQuery = (termes: string) =>
  queryOf(boIntervenantsEndpoints.listChoixIntervenants, { query: termes === '' ? {} : { termes } })

export const themesQuery = () =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie: 'theme' } })
export const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})
export const adherentesQuery = (termes: string) =>
  queryOf(boAdherentesEndpoints.listFiches, { query: { termes } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateIntervenant = () => useMutation(mutationOf(boIntervenantsEndpoints.createIntervenant))
export const useUpdateIntervenant = () => useMutation(mutationOf(boIntervenantsEndpoints.updateIntervenant))
export const useArchiveIntervenant = (said: Said<typeof boIntervenantsEndpoints.updateIntervenant>) =>
  useMutation(actOf(boIntervenantsEndpoints.updateIntervenant, said))
export const useDeleteIntervenant = (said: string) =>
  useMutation(actOf(boIntervenantsEndpoints.deleteIntervenant, said))
export const useMergeIntervenants = () => useMutation(mutationOf(boIntervenantsEndpoints.mergeIntervenants))
export const useSendDemande = (said: string) =>
  useMutation(actOf(boIntervenantsEndpoints.sendDemandeConsentement, said))
export const useCreateConsentement = () => useMutation(mutationOf(boIntervenantsEndpoints.createConsentement))
export const useDeleteConsentement = (said: string) =>
  useMutation(actOf(boIntervenantsEndpoints.deleteConsentement, said))
