import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useCreateSuivi, useDeleteSuivi } from '../coups-de-pouce.api.ts'

/** Follows the answers to a help request, or no longer. */
export const SuiviButton = ({ demande: { id, suivi } }: { readonly demande: CoupDePouce }) => {
  const create = useCreateSuivi('Tu seras prévenue des prochaines réponses.')
  const remove = useDeleteSuivi('Tu ne seras plus prévenue des réponses.')
  const { mutate } = suivi ? remove : create
  const isPending = create.isPending || remove.isPending
  return (
    <Button block aria-pressed={suivi} onClick={() => !isPending && mutate({ params: { id } })}>
      <Icon name={suivi ? 'check-bold' : 'bell'} size="sm" />
      Suivre les réponses
    </Button>
  )
}
