import { preferencesEndpoints } from '@entrelles/contract/modules/notifications/preferences.endpoints.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { mutationOf, queryOf } from '#kit/query.ts'

const reglagesQuery = () => queryOf(preferencesEndpoints.getReglages, {})

/** What the signed-in member is told, where and when. */
export const useReglages = () => useSuspenseQuery(reglagesQuery()).data

export const useUpdateReglages = () => useMutation(mutationOf(preferencesEndpoints.updateReglages))
