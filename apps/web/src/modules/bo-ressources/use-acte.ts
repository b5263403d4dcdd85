import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  useArchiveRessource,
  useDeleteBrouillon,
  useDeleteRessource,
  usePublishRessource,
} from './bo-ressources.api.ts'
import { MOTS, type Acte, type Demande } from './demande.ts'

type Suites = {
  /** Receives the resource; undefined after a deletion. */
  readonly onDone: (after: DetailRessourceBo | undefined) => void
  readonly onFailure: () => void
}

/** Runs a confirmed act. */
export const useActe = (acte: Acte) => {
  const { fait } = MOTS[acte]
  const publish = usePublishRessource(fait)
  const archive = useArchiveRessource(fait)
  const remove = useDeleteRessource(fait)
  const drop = useDeleteBrouillon(fait)

  const faire = (
    { id, version }: Demande['ressource'],
    prevenir: boolean,
    { onDone, onFailure }: Suites,
  ): void => {
    const params = { id }
    const suites = { onSuccess: onDone, onError: onFailure }
    switch (acte) {
      case 'publier':
      case 'remettre':
        return publish.mutate({ params, body: { version, prevenir } }, suites)
      case 'archiver':
        return archive.mutate({ params, body: { version } }, suites)
      case 'abandonner':
        return drop.mutate({ params, body: { version } }, suites)
      case 'supprimer':
        return remove.mutate({ params }, { onSuccess: () => onDone(undefined), onError: onFailure })
    }
  }

  return {
    faire,
    isPending: publish.isPending || archive.isPending || remove.isPending || drop.isPending,
  }
}
