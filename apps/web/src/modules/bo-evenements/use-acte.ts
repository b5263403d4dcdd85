import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { notify } from '#kit/notify.ts'
import { useCancelEvenement, useDeleteEvenement, useDuplicateEvenement } from './bo-evenements.api.ts'
import { MOTS, type Demande } from './demande.ts'

type Suites = {
  /** The event as it is then; none once it is deleted. A copy is another event. */
  readonly onDone: (after: DetailEvenementBo | undefined) => void
  readonly onFailure: () => void
}

/** Does what was asked for, once it is confirmed. */
export const useActe = () => {
  const cancel = useCancelEvenement()
  const duplicate = useDuplicateEvenement()
  const remove = useDeleteEvenement()

  const faire = ({ acte, evenement: { id } }: Demande, { onDone, onFailure }: Suites): void => {
    const cible = { params: { id }, body: { id } }
    const done = (after: DetailEvenementBo | undefined) => {
      notify(MOTS[acte].fait)
      onDone(after)
    }
    const suites = { onSuccess: done, onError: onFailure }
    if (acte === 'dupliquer') duplicate.mutate(cible, suites)
    else if (acte === 'supprimer')
      remove.mutate(cible, { onSuccess: () => done(undefined), onError: onFailure })
    else cancel.mutate({ ...cible, query: { cancel: acte === 'annuler' ? 'true' : 'false' } }, suites)
  }

  return { faire, isPending: cancel.isPending || duplicate.isPending || remove.isPending }
}
