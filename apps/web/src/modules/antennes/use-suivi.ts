import type { Territoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { notify } from '#kit/notify.ts'
import { useCreateSuivi, useDeleteSuivi } from './antennes.api.ts'

/** Follows a branch, or no longer. */
export const useSuivi = ({ id, nom, suivie }: Pick<Territoire, 'id' | 'nom' | 'suivie'>) => {
  const { mutate: create, isPending: isCreating } = useCreateSuivi()
  const { mutate: remove, isPending: isRemoving } = useDeleteSuivi()
  const change = suivie ? remove : create
  return {
    isPending: isCreating || isRemoving,
    toggle: () =>
      change(
        { params: { id } },
        {
          onSuccess: () =>
            notify(suivie ? `Tu ne suis plus l’antenne ${nom}.` : `Tu suis maintenant l’antenne ${nom}.`),
        },
      ),
  }
}
