import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import {
  DEPASSEE,
  type FeuilleEmargement,
  type LigneEmargement,
  type OperationEmargement,
  type Synchro,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { call } from '#kit/call.ts'
import { CallError } from '#kit/errors.ts'

/** Result of an operation. `dejaPointee`: the person was already checked in. */
export type Resultat = Synchro['resultats'][number] & { readonly dejaPointee?: boolean }

/** Response to operations: the changed lines, or the whole sheet. */
export type Reponse = {
  readonly resultats: readonly Resultat[]
  readonly lignes?: readonly LigneEmargement[]
  readonly feuille?: FeuilleEmargement
}

/** A hanging request must not block the queue forever. */
const TIMEOUT_MS = 20_000

type Seule = { readonly ligne: LigneEmargement; readonly dejaPointee?: boolean }

/** An immediate operation has no time of its own: the server sets it. */
const sendSeule = async (
  id: EvenementId,
  operation: OperationEmargement,
  signal: AbortSignal,
): Promise<Seule> => {
  if (operation.type === 'presence') {
    const { participationId, presence } = operation
    const params = { id, participationId }
    return { ligne: await call(emargementEndpoints.updatePresence, { params, body: { presence } }, signal) }
  }
  if (operation.type === 'pointage') {
    const { jetonQr } = operation
    return call(emargementEndpoints.createPointage, { params: { id }, body: { jetonQr } }, signal)
  }
  const { type: _type, faitLe: _faitLe, ...body } = operation
  return { ligne: await call(emargementEndpoints.createSansInscription, { params: { id }, body }, signal) }
}

const JUGEES = new Set([409, 422])

/** Converts a refusal of the operation; other failures are rethrown. */
const refusOf = (cle: string, error: unknown): Resultat => {
  if (!(error instanceof CallError) || !JUGEES.has(error.status)) throw error
  return { cle, resultat: 'refusee', message: error.violations[0]?.message ?? error.message }
}

const sendUne = async (
  id: EvenementId,
  operation: OperationEmargement,
  signal: AbortSignal,
): Promise<Reponse> => {
  const { cle } = operation
  try {
    const { ligne, dejaPointee = false } = await sendSeule(id, operation, signal)
    const voulue = operation.type === 'presence' ? operation.presence : 'presente'
    const isFaite = ligne.presence === voulue
    const resultat = { cle, dejaPointee, resultat: isFaite ? 'faite' : 'depassee' } as const
    return { resultats: [{ ...resultat, message: isFaite ? null : DEPASSEE }], lignes: [ligne] }
  } catch (error) {
    return { resultats: [refusOf(cle, error)] }
  }
}

/**
 * Sends pending operations in order. An immediate one uses its own endpoint, which returns a line instead of the whole
 * sheet; after a 404 it is retried with the sheet, which tells a missing line from a missing event. Delayed ones carry
 * their times and the current time of this clock, so that the server can correct the times.
 */
export const envoyer = async (
  evenementId: string,
  operations: readonly OperationEmargement[],
  isImmediate: boolean,
): Promise<Reponse> => {
  const id = evenementId as EvenementId
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const [premiere] = operations
  if (premiere && isImmediate) {
    try {
      return await sendUne(id, premiere, signal)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 404) throw error
    }
  }
  return call(
    emargementEndpoints.createSynchro,
    { params: { id }, body: { operations: [...operations], envoyeLe: new Date().toISOString() } },
    signal,
  )
}
