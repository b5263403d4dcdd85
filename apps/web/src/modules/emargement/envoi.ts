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

/** What became of one. `dejaPointee`: she had been checked in before. */
export type Resultat = Synchro['resultats'][number] & { readonly dejaPointee?: boolean }

/** What the server answers to some: the lines that changed, or the whole sheet. */
export type Reponse = {
  readonly resultats: readonly Resultat[]
  readonly lignes?: readonly LigneEmargement[]
  readonly feuille?: FeuilleEmargement
}

/** A line that hangs must not keep the others waiting for ever. */
const TIMEOUT_MS = 20_000

type Seule = { readonly ligne: LigneEmargement; readonly dejaPointee?: boolean }

/** Sent the moment it is done, it is the server’s clock that tells the hour. */
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

/** A refusal of the line itself; whatever else failed says nothing of it. */
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
 * Sends what waits, in its order. What has just been done goes by its own call, whose answer is a line and not the
 * whole sheet; a line that is not found is asked again with the sheet, which tells it from an event that is not found.
 * What has waited goes with its hours, and with what this clock says now: by it the server puts them right.
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
