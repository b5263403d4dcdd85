import type { ReadCtx } from '#kit/ctx.ts'
import { insertInscriptions, type Demande, type Inscription } from './inscription.repository.ts'
import { sendCourriers } from './mails/courriers.lettres.ts'
import { orTropDemandee, takeTurn } from './tour-evenement.ts'

type Attente = Demande & {
  /** A batch includes this request. */
  pris: boolean
  readonly issue: PromiseWithResolvers<Inscription | undefined>
}

const ENSEMBLE_MAX = 100
const UNIQUE_VIOLATION = '23505'

/** The requests that wait for each event, in order of arrival. */
const demandes = new Map<string, Attente[]>()

/** Takes the next requests; a second request of the same member stays for the next batch. */
const takeNext = (evenementId: string): Attente[] => {
  const waiting = demandes.get(evenementId) ?? []
  const taken: Attente[] = []
  const left: Attente[] = []
  for (const attente of waiting) {
    const isOther = taken.every(({ compteId }) => compteId !== attente.compteId)
    const list = isOther && taken.length < ENSEMBLE_MAX ? taken : left
    list.push(attente)
  }
  for (const attente of taken) attente.pris = true
  if (left.length > 0) demandes.set(evenementId, left)
  else demandes.delete(evenementId)
  return taken
}

const forget = (evenementId: string, attente: Attente): void => {
  const left = (demandes.get(evenementId) ?? []).filter((other) => other !== attente)
  if (left.length > 0) demandes.set(evenementId, left)
  else demandes.delete(evenementId)
}

const register = (ctx: ReadCtx, evenementId: string, these: readonly Demande[]): Promise<Inscription[]> =>
  ctx.transaction(async (inside) => {
    const inscriptions = await insertInscriptions(inside.db, evenementId, these, inside.now())
    const idsOf = (statut: string) => inscriptions.filter((i) => i.statut === statut).map(({ id }) => id)
    await sendCourriers(inside, 'confirmation', idsOf('inscrite'))
    await sendCourriers(inside, 'attente', idsOf('en_attente'))
    return inscriptions
  })

/** A unique index refuses a second participation when a member asks on two nodes at once. */
const orNothing = (error: unknown): Inscription[] => {
  if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
  return []
}

/**
 * Registers all the members at once. When nobody gets a place, registers each alone: one of them may already
 * participate, or the started event may only have a seat for the first.
 */
const registerAll = async (ctx: ReadCtx, evenementId: string, these: readonly Attente[]): Promise<void> => {
  const together = await register(ctx, evenementId, these).catch(orNothing)
  const found = new Map(together.map((inscription) => [inscription.compteId, inscription]))
  const isAlone = these.length === 1
  for (const attente of these) {
    const own =
      together.length > 0 || isAlone
        ? found.get(attente.compteId)
        : (await register(ctx, evenementId, [attente]).catch(orNothing))[0]
    attente.issue.resolve(own)
  }
}

/**
 * Requests a place when the turn comes. In a rush, the current turn registers every waiting request in order, so
 * that the event row is locked and written once for all. Undefined when the member gets no place.
 */
export const createTogether = async (
  ctx: ReadCtx,
  evenementId: string,
  demande: Demande,
): Promise<Inscription | undefined> => {
  const attente: Attente = { ...demande, pris: false, issue: Promise.withResolvers() }
  // Another turn may reject the promise before this one awaits it.
  attente.issue.promise.catch(() => undefined)
  demandes.set(evenementId, [...(demandes.get(evenementId) ?? []), attente])
  try {
    await takeTurn(evenementId, async () => {
      if (attente.pris) return
      const these = takeNext(evenementId)
      try {
        await registerAll(ctx, evenementId, these)
      } catch (error) {
        for (const { issue } of these) issue.reject(orTropDemandee(error))
        throw error
      }
    })
  } catch (error) {
    // The turn failed or timed out: the request is dropped, unless a batch includes it.
    if (!attente.pris) {
      forget(evenementId, attente)
      throw error
    }
  }
  return attente.issue.promise
}
