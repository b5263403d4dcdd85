import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import {
  LIEN_FICHIER_MINUTES,
  type Fichier,
  type FichierId,
  type UsageFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { sendWithProgress } from '#kit/send-with-progress.ts'

type Progress = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

export const sendFichier = (
  fichier: File,
  usage: UsageFichier,
  { signal, onProgress }: Progress,
): Promise<Fichier> =>
  call(fichiersEndpoints.createFichier, { body: { fichier, usage } }, signal, sendWithProgress(onProgress))

export const deleteFichier = (id: FichierId): Promise<void> =>
  call(fichiersEndpoints.deleteFichier, { params: { id } })

/** Two minutes before its end, an address is replaced. */
const LIFE_MS = (LIEN_FICHIER_MINUTES - 2) * 60_000

type Lien = { readonly url: string; readonly receivedAt: number }

/** The signed address of a file. Every write of the page makes queries stale, but a new address would load a picture again. */
export const lienQuery = (id: FichierId) => {
  const queryKey = [fichiersEndpoints.getLienFichier.path, id]
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Lien> => {
      const held = client.getQueryData<Lien>(queryKey)
      if (held && Date.now() - held.receivedAt < LIFE_MS) return held
      const { url } = await call(fichiersEndpoints.getLienFichier, { params: { id } }, signal)
      return { url, receivedAt: Date.now() }
    },
    refetchInterval: LIFE_MS,
  })
}
