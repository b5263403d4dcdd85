import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsEndpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import type { FiltresIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'

export const intervenantsQuery = (filtres: FiltresIntervenants, page: number) =>
  queryOf(intervenantsEndpoints.listIntervenants, { query: { ...filtres, page } })
export const resumeIntervenantsQuery = () => queryOf(intervenantsEndpoints.getResumeIntervenants, {})
export const intervenantBoQuery = (id: string) =>
  queryOf(intervenantsEndpoints.getIntervenantBo, { params: { id: id as IntervenantId } })
export const choixIntervenantsQuery = (termes: string) =>
  queryOf(intervenantsEndpoints.listChoixIntervenants, { query: termes === '' ? {} : { termes } })

export const themesQuery = () =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie: 'theme' } })
export const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})
export const adherentesQuery = (termes: string) =>
  queryOf(boAdherentesEndpoints.listFiches, { query: { termes } })

// A form tells its own failures; an act without a form tells them in a notification.
export const useCreateIntervenant = () => useMutation(mutationOf(intervenantsEndpoints.createIntervenant))
export const useUpdateIntervenant = () => useMutation(mutationOf(intervenantsEndpoints.updateIntervenant))
export const useArchiveIntervenant = (said: Said<typeof intervenantsEndpoints.updateIntervenant>) =>
  useMutation(actOf(intervenantsEndpoints.updateIntervenant, said))
export const useDeleteIntervenant = (said: string) =>
  useMutation(actOf(intervenantsEndpoints.deleteIntervenant, said))
export const useMergeIntervenants = () => useMutation(mutationOf(intervenantsEndpoints.mergeIntervenants))
export const useSendDemande = (said: string) =>
  useMutation(actOf(intervenantsEndpoints.sendDemandeConsentement, said))
export const useCreateConsentement = () => useMutation(mutationOf(intervenantsEndpoints.createConsentement))
export const useDeleteConsentement = (said: string) =>
  useMutation(actOf(intervenantsEndpoints.deleteConsentement, said))
