import type { QueryClient } from '@tanstack/react-query'
import { CallError, isRefusal } from '#kit/errors.ts'
import { createAttenteSure } from './attente.ts'
import { createAttenteIdb } from './attente-idb.ts'
import { feuilleQuery } from './emargement.api.ts'
import { envoyer, type Reponse } from './envoi.ts'
import { createFileEnvoi, type FileEnvoi, type Nouvelle } from './file-envoi.ts'
import { avecLignes } from './vue.ts'

/** These say nothing of what was sent: she is to log in again, or to wait. */
const PASSAGERS = new Set([401, 408, 429])

const refusOf = (error: unknown): string | null =>
  error instanceof CallError && isRefusal(error) && !PASSAGERS.has(error.status) ? error.message : null

const alone = <Value>(nom: string, act: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(nom, act) : act()

type Ouverture = {
  readonly client: QueryClient
  readonly evenementId: string
  readonly compteId: string
  /** This browser keeps nothing: what waits is lost with the page. */
  readonly onVolatile: () => void
}

/** What the page keeps and sends of one event, with the browser’s own means. */
export const ouvrirFile = ({ client, evenementId, compteId, onVolatile }: Ouverture) => {
  const nom = `emargement:${evenementId}:${compteId}`
  const { queryKey } = feuilleQuery(evenementId)
  let canal: BroadcastChannel | undefined

  const learn = async ({ feuille, lignes = [] }: Reponse): Promise<void> => {
    // A sheet that was asked for before would take back what has just been noted.
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
    /** Hears the other tabs, until it is told to stop. */
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
