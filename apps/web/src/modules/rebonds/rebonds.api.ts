import { rebondsEndpoints } from '@entrelles/contract/modules/rebonds/rebonds.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf } from '#kit/query.ts'

export const useDeleteMonRebond = () =>
  useMutation(actOf(rebondsEndpoints.deleteMonRebond, 'C’est noté\u00a0: nous t’écrivons de nouveau.'))
