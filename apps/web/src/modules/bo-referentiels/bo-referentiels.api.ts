import { boRechercheEndpoints } from '@entrelles/contract/modules/bo-recherche/bo-recherche.endpoints.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

export const synonymesQuery = () => queryOf(boRechercheEndpoints.listSynonymes, {})
export const sansResultatQuery = (page: number) =>
  queryOf(boRechercheEndpoints.listRecherchesSansResultat, { query: { page } })
export const valeursQuery = (categorie: CategorieReferentiel) =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie } })

// Forms show their own errors; an act without a form shows them in a toast.
export const useCreateSynonyme = () => useMutation(mutationOf(boRechercheEndpoints.createSynonyme))
export const useUpdateSynonyme = () => useMutation(mutationOf(boRechercheEndpoints.updateSynonyme))
export const useDeleteSynonyme = (said: string) =>
  useMutation(actOf(boRechercheEndpoints.deleteSynonyme, said))
