import type { Territoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useCreateSuivi, useDeleteSuivi } from './antennes.api.ts'

/** Follows or unfollows a branch. */
export const useSuivi = ({ id, nom, suivie }: Pick<Territoire, 'id' | 'nom' | 'suivie'>) => {
  const { mutate: create, isPending: isCreating } = useCreateSuivi(`Tu suis maintenant l’antenne ${nom}.`)
  const { mutate: remove, isPending: isRemoving } = useDeleteSuivi(`Tu ne suis plus l’antenne ${nom}.`)
  const change = suivie ? remove : create
  return {
    isPending: isCreating || isRemoving,
    toggle: () => change({ params: { id } }),
  }
}
