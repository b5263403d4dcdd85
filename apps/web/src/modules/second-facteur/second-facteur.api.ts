import { secondFacteurEndpoints as endpoints } from '@entrelles/contract/modules/second-facteur/second-facteur.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { mutationOf, queryOf } from '#kit/query.ts'

export const secondFacteurQuery = () => queryOf(endpoints.getSecondFacteur, {})

export const useCreateSecondFacteur = () => useMutation(mutationOf(endpoints.createSecondFacteur))
export const useAcceptActivation = () => useMutation(mutationOf(endpoints.acceptActivation))
export const useDeleteSecondFacteur = () => useMutation(mutationOf(endpoints.deleteSecondFacteur))
