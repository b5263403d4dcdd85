import type { QueryClient } from '@tanstack/react-query'
import { CallError, isRefusal } from '#kit/errors.ts'
import { createAttenteSure } from './attente.ts'
import { createAttenteIdb } from './attente-idb.ts'
import { feuilleQuery } from './emargement.api.ts'
import { envoyer, type Reponse } from './envoi.ts'
import { createFileEnvoi, type FileEnvoi, type Nouvelle } from './file-envoi.ts'
import { avecLignes } from './vue.ts'

/** Temporary statuses, which do not refuse the operations: log in again, or wait. */
const PASSAGERS = new Set([401, 408, 429])

const refusOf = (error: unknown): string | null =>
  error instanceof CallError && isRefusal(error) && !PASSAGERS.has(error.status) ? error.message : null

const alone = <Value>(nom: string, act: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(nom, act) : act()

type Ouverture = {
  readonly client: QueryClient
  readonly evenementId: string
  readonly compteId: string
  /** This browser stores nothing: the queue is lost with the page. */
  readonly onVolatile: () => void
}

/** The queue of one event, with the APIs of the browser. */
export const ouvrirFile = ({ client, evenementId, compteId, onVolatile }: Ouverture) => {
  const nom = `emargement:${evenementId}:${compteId}`
  const { queryKey } = feuilleQuery(evenementId)
  let canal: BroadcastChannel | undefined

  const learn = async ({ feuille, lignes = [] }: Reponse): Promise<void> => {
    // A sheet requested earlier would overwrite this change.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (known) => feuille ?? (known && avecLignes(known, lignes)))
  }
  const file: FileEnvoi = createFileEnvoi({
    attente: createAttenteSure(createAttenteIdb(), onVolatile),
    evenementId,
    compteId,
    now: () => new Date(),
    isOnline: () => navigator.onLine,
    send: (operations, isImmediate) => envoyer(evenementId, operations, isImmediate),
    refusOf,
    alone: (act) => alone(nom, act),
    onReponse: learn,
    tell: (nouvelle) => canal?.postMessage(nouvelle),
  })

  return {
    file,
    /** Listens to the other tabs; returns a function that stops it. */
    listen: (): (() => void) => {
      const opened = new BroadcastChannel(nom)
      opened.addEventListener('message', ({ data }: MessageEvent<Nouvelle>) => void file.hear(data))
      canal = opened
      return () => {
        canal = undefined
        opened.close()
      }
    },
  }
}
