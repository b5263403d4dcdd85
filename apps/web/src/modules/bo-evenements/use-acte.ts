import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { AVIS_ENVOYE } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { useCancelEvenement, useDeleteEvenement, useDuplicateEvenement } from './bo-evenements.api.ts'
import { MOTS, type Demande } from './demande.ts'

type Suites = {
  /** Receives the updated event, or the copy; undefined after a deletion. */
  readonly onDone: (after: DetailEvenementBo | undefined) => void
  readonly onFailure: () => void
}

/** Runs a confirmed act. */
export const useActe = () => {
  const cancel = useCancelEvenement(({ avis }, { query }) =>
    AVIS_ENVOYE(MOTS[query.cancel === 'true' ? 'annuler' : 'retablir'].fait, avis),
  )
  const duplicate = useDuplicateEvenement(MOTS.dupliquer.fait)
  const remove = useDeleteEvenement(MOTS.supprimer.fait)

  const faire = ({ acte, evenement: { id } }: Demande, { onDone, onFailure }: Suites): void => {
    const cible = { params: { id }, body: { id } }
    const suites = { onSuccess: onDone, onError: onFailure }
    if (acte === 'dupliquer') duplicate.mutate(cible, suites)
    else if (acte === 'supprimer') remove.mutate(cible, suites)
    else cancel.mutate({ ...cible, query: { cancel: acte === 'annuler' ? 'true' : 'false' } }, suites)
  }

  return { faire, isPending: cancel.isPending || duplicate.isPending || remove.isPending }
}
